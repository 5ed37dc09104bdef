import { createFileRoute } from '@tanstack/react-router';
import {
  attributeSegment,
  loadPurchase,
  PaymentStatusPage,
  parseTxnid,
  UnknownPayment,
  type PaidItem,
  type Purchase,
} from '#features/base/payments/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { pageHead } from '#platform/seo/page-head.ts';

export const Route = createFileRoute('/fitment-scores/$id/payment/status')({
  validateSearch: parseTxnid,
  loaderDeps: ({ search: { txnid } }) => ({ txnid }),
  loader: (args) => loadPurchase(args),
  head: pageHead,
  notFoundComponent: UnknownPayment,
  component: ScorePaymentStatusPage,
});

function ScorePaymentStatusPage() {
  return <PaymentStatusPage txnid={Route.useSearch().txnid} describeItem={describeItem} />;
}

/** Links to the paid report; after a failure, to the application's thank-you page, or home for any other purchase. */
function describeItem({ purchasable_type, job_application_id, company_slug, job_slug }: Purchase['attributes']): PaidItem {
  const application = attributeSegment(job_application_id);
  return {
    path: `/fitment-score/${application}`,
    label: m.payments_status_view_score(),
    retryPath:
      purchasable_type === 'FitmentScore'
        ? `/jobs-apprenticeships/${attributeSegment(company_slug)}/${attributeSegment(job_slug)}/${application}/thankyou`
        : '/',
  };
}
