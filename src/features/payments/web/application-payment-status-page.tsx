import { createFileRoute } from '@tanstack/react-router';
import { paymentStatusRoute } from './payment-status-route.ts';
import { PaymentStatusPage, UnknownPayment } from './payment-status-page.tsx';

export const Route = createFileRoute('/$program_code/apply/payment/status')({
  ...paymentStatusRoute,
  notFoundComponent: UnknownPayment,
  component: ApplicationPaymentStatusPage,
});

function ApplicationPaymentStatusPage() {
  return <PaymentStatusPage route="application" txnid={Route.useSearch().txnid} />;
}
