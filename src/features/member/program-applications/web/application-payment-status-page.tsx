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

export const Route = createFileRoute('/$program_code/apply/payment/status')({
  validateSearch: parseTxnid,
  loaderDeps: ({ search: { txnid } }) => ({ txnid }),
  loader: (args) => loadPurchase(args),
  head: pageHead,
  notFoundComponent: UnknownPayment,
  component: ApplicationPaymentStatusPage,
});

function ApplicationPaymentStatusPage() {
  return <PaymentStatusPage txnid={Route.useSearch().txnid} describeItem={describeItem} />;
}

// Links to the application; after a failure, to the payment step.
function describeItem({ program_code }: Purchase['attributes']): PaidItem {
  const path = `/${attributeSegment(program_code)}/apply`;
  return { path, label: m.payments_status_view_application(), retryPath: `${path}/payment` };
}
