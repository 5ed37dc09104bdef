import { createFileRoute } from '@tanstack/react-router';
import { loadPurchase } from './payment-status-route.ts';
import { PaymentStatusPage, UnknownPayment } from './payment-status-page.tsx';
import { parseTxnid } from './parse-txnid.ts';
import { pageHead } from '#platform/seo/page-head.ts';

export const Route = createFileRoute('/roadmaps/$id/payment/status')({
  validateSearch: parseTxnid,
  loaderDeps: ({ search: { txnid } }) => ({ txnid }),
  loader: (given) => loadPurchase(given),
  head: pageHead,
  notFoundComponent: UnknownPayment,
  component: PlanPaymentStatusPage,
});

function PlanPaymentStatusPage() {
  return <PaymentStatusPage route="plan" txnid={Route.useSearch().txnid} />;
}
