import { useQuery } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import FileText from 'lucide-react/icons/file-text';
import { SignInWall, useCurrentUser } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { urlOf } from '#platform/browser/api.ts';
import { formatDateTime, formatRupees } from '#platform/language/format.ts';
import { ButtonLink } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { ErrorState } from '#platform/ui/error-state.tsx';
import { Panel } from '#platform/ui/panel.tsx';
import { Loading, SkeletonText } from '#platform/ui/skeleton.tsx';
import { parseRupees } from '#platform/contract/money.ts';
import { paymentMethodName } from '../payment-method.ts';
import { Contest } from './contest.tsx';
import { purchaseQuery, type Purchase } from './queries.ts';
import { StatusHead } from './payment-status-head.tsx';
import { PendingOrRefundedPayment } from './pending-or-refunded-payment.tsx';
import './payment.css';

/** How the feature that sells an item presents it on the status page of its payment. */
export type PaidItem = {
  /** The page of the purchased item, and the label of the link to it. */
  path: string;
  label: string;
  /** The target of Cancel and Retry. */
  retryPath: string;
};
type DescribeItem = (purchase: Purchase['attributes']) => PaidItem;
type StatusProps = { txnid: string; describeItem: DescribeItem };

/** The outcome of a payment; the feature that sells the item describes it. */
export function PaymentStatusPage({ txnid, describeItem }: StatusProps) {
  const user = useCurrentUser();
  if (!user) return <SignInWall title={m.payments_status_title()} reason={m.payments_status_visitor()} />;
  return (
    <main className="container payment-page">
      <PaymentStatus txnid={txnid} describeItem={describeItem} />
    </main>
  );
}

/** Shown when the URL matches no payment of this member. */
export function UnknownPayment() {
  return (
    <main className="container payment-page">
      <EmptyState
        cover="unknown-payment"
        level={1}
        title={m.payments_status_unknown_title()}
        action={<ButtonLink href="/purchases">{m.payments_status_purchases()}</ButtonLink>}
      >
        {m.payments_status_unknown_text()}
      </EmptyState>
    </main>
  );
}

function PaymentStatus({ txnid, describeItem }: StatusProps) {
  const { data: purchase, isError, refetch, isFetching } = useQuery(purchaseQuery(txnid));
  if (isError && !purchase) return <ErrorState level={1} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!purchase)
    return (
      <Loading>
        <SkeletonText lines={5} />
      </Loading>
    );
  const { status } = purchase.attributes;
  const item = describeItem(purchase.attributes);
  if (status === 'success') return <Success item={item} purchase={purchase} />;
  if (status === 'failure') return <Failure item={item} purchase={purchase} />;
  return <PendingOrRefundedPayment purchase={purchase} />;
}

function Success({ item, purchase }: { item: PaidItem; purchase: Purchase }) {
  const { id, attributes } = purchase;
  const amount = parseRupees(attributes.amount);
  const details: [string, string][] = [
    [m.payments_status_amount(), amount === null ? attributes.amount : formatRupees(amount)],
    [m.payments_status_txnid(), attributes.txnid],
    [m.payments_status_method(), paymentMethodName(attributes.payment_type)],
    ...(attributes.paid_at ? [[m.payments_status_paid_at(), formatDateTime(attributes.paid_at)] satisfies [string, string]] : []),
    ...(attributes.receipt ? [[m.payments_status_receipt_number(), attributes.receipt.number] satisfies [string, string]] : []),
  ];
  return (
    <Panel className="stack gap-6">
      <StatusHead icon={CircleCheck} tone="success" title={m.payments_status_success()}>
        <p>{m.payments_status_success_text({ item: attributes.title })}</p>
      </StatusHead>
      <dl className="payment-details">
        {details.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="row payment-actions">
        <ButtonLink href={item.path}>{item.label}</ButtonLink>
        <ButtonLink
          variant="quiet"
          icon={FileText}
          href={urlOf('GET /api/purchases/{id}/pdf', { params: { id } })}
          target="_blank"
          rel="noopener"
        >
          {m.payments_status_receipt()}
        </ButtonLink>
      </div>
      <Contest purchase={purchase} />
    </Panel>
  );
}

function Failure({ item, purchase: { attributes } }: { item: PaidItem; purchase: Purchase }) {
  return (
    <Panel className="stack gap-6">
      <StatusHead icon={CircleX} tone="failure" title={m.payments_status_failed()}>
        <p>{m.payments_status_failed_text()}</p>
      </StatusHead>
      <div className="row payment-actions">
        <ButtonLink href={item.retryPath}>{m.payments_status_retry()}</ButtonLink>
        <ButtonLink variant="quiet" href={item.retryPath}>
          {m.payments_status_cancel()}
        </ButtonLink>
      </div>
      <p className="caption muted payment-note">{m.payments_status_reference({ txnid: attributes.txnid })}</p>
    </Panel>
  );
}
