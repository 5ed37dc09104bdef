import { createFileRoute } from '@tanstack/react-router';
import {
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
  loader: (given) => loadPurchase(given),
  head: pageHead,
  notFoundComponent: UnknownPayment,
  component: ScorePaymentStatusPage,
});

function ScorePaymentStatusPage() {
  return <PaymentStatusPage txnid={Route.useSearch().txnid} describeItem={describeItem} />;
}

const part = (text: unknown) => encodeURIComponent(typeof text === 'string' ? text : 'untitled');

/** The report; another try begins on the application's thank-you page, and for anything else at home. */
function describeItem({ purchasable_type, job_application_id, company_slug, job_slug }: Purchase['attributes']): PaidItem {
  const application = part(job_application_id);
  return {
    path: `/fitment-score/${application}`,
    label: m.payments_status_view_score(),
    retryPath:
      purchasable_type === 'FitmentScore'
        ? `/jobs-apprenticeships/${part(company_slug)}/${part(job_slug)}/${application}/thankyou`
        : '/',
  };
}
