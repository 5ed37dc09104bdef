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

export const Route = createFileRoute('/roadmaps/$id/payment/status')({
  validateSearch: parseTxnid,
  loaderDeps: ({ search: { txnid } }) => ({ txnid }),
  loader: (given) => loadPurchase(given),
  head: pageHead,
  notFoundComponent: UnknownPayment,
  component: PlanPaymentStatusPage,
});

function PlanPaymentStatusPage() {
  return <PaymentStatusPage txnid={Route.useSearch().txnid} describeItem={describeItem} />;
}

const part = (text: unknown) => encodeURIComponent(typeof text === 'string' ? text : 'untitled');

/** The plan, paid or not. */
function describeItem({ user_slug, roadmap_id }: Purchase['attributes']): PaidItem {
  const path = `/${part(user_slug)}/roadmap/${part(roadmap_id)}`;
  return { path, label: m.payments_status_view_plan(), retryPath: path };
}
