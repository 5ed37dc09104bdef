import { createFileRoute } from '@tanstack/react-router';
import { loadPurchase, paymentHead } from './payment-status-route.ts';
import { PaymentStatusPage, UnknownPayment } from './payment-status-page.tsx';
import { readTxnid } from './read-txnid.ts';

export const Route = createFileRoute('/$program_code/apply/payment/status')({
  validateSearch: readTxnid,
  loaderDeps: ({ search: { txnid } }) => ({ txnid }),
  loader: (given) => loadPurchase(given),
  head: () => paymentHead(),
  notFoundComponent: UnknownPayment,
  component: ApplicationPaymentStatusPage,
});

function ApplicationPaymentStatusPage() {
  return <PaymentStatusPage route="application" txnid={Route.useSearch().txnid} />;
}
