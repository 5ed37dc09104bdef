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

export const Route = createFileRoute('/$program_code/apply/payment/status')({
  validateSearch: parseTxnid,
  loaderDeps: ({ search: { txnid } }) => ({ txnid }),
  loader: (given) => loadPurchase(given),
  head: pageHead,
  notFoundComponent: UnknownPayment,
  component: ApplicationPaymentStatusPage,
});

function ApplicationPaymentStatusPage() {
  return <PaymentStatusPage txnid={Route.useSearch().txnid} describeItem={describeItem} />;
}

const part = (text: unknown) => encodeURIComponent(typeof text === 'string' ? text : 'untitled');

/** The application; another try begins at its fee. */
function describeItem({ program_code }: Purchase['attributes']): PaidItem {
  const path = `/${part(program_code)}/apply`;
  return { path, label: m.payments_status_view_application(), retryPath: `${path}/payment` };
}
