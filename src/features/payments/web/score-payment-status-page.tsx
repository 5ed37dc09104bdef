import { createFileRoute } from '@tanstack/react-router';
import { paymentStatusRoute } from './payment-status-route.ts';
import { PaymentStatusPage, UnknownPayment } from './payment-status-page.tsx';

export const Route = createFileRoute('/fitment-scores/$id/payment/status')({
  ...paymentStatusRoute,
  notFoundComponent: UnknownPayment,
  component: ScorePaymentStatusPage,
});

function ScorePaymentStatusPage() {
  return <PaymentStatusPage route="score" txnid={Route.useSearch().txnid} />;
}
