import { createFileRoute } from '@tanstack/react-router';
import { loadPurchase } from './payment-status-route.ts';
import { PaymentStatusPage, UnknownPayment } from './payment-status-page.tsx';
import { parseTxnid } from './parse-txnid.ts';
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
  return <PaymentStatusPage route="application" txnid={Route.useSearch().txnid} />;
}
