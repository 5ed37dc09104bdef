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

export const Route = createFileRoute('/roadmaps/$id/payment/status')({
  validateSearch: parseTxnid,
  loaderDeps: ({ search: { txnid } }) => ({ txnid }),
  loader: (args) => loadPurchase(args),
  head: pageHead,
  notFoundComponent: UnknownPayment,
  component: PlanPaymentStatusPage,
});

function PlanPaymentStatusPage() {
  return <PaymentStatusPage txnid={Route.useSearch().txnid} describeItem={describeItem} />;
}

// Both success and failure lead back to the plan.
function describeItem({ user_slug, roadmap_id }: Purchase['attributes']): PaidItem {
  const path = `/${attributeSegment(user_slug)}/roadmap/${attributeSegment(roadmap_id)}`;
  return { path, label: m.payments_status_view_plan(), retryPath: path };
}
