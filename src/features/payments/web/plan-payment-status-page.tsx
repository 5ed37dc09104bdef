import { createFileRoute } from '@tanstack/react-router';
import { paymentStatusRoute } from './payment-status-route.ts';
import { PaymentStatusPage, UnknownPayment } from './payment-status-page.tsx';

export const Route = createFileRoute('/roadmaps/$id/payment/status')({
  ...paymentStatusRoute,
  notFoundComponent: UnknownPayment,
  component: PlanPaymentStatusPage,
});

function PlanPaymentStatusPage() {
  return <PaymentStatusPage route="plan" txnid={Route.useSearch().txnid} />;
}
