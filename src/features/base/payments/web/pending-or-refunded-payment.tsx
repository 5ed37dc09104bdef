import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import FileText from 'lucide-react/icons/file-text';
import Undo from 'lucide-react/icons/undo-2';
import { parseRupees } from '#platform/contract/money.ts';
import { m } from '#platform/messages/messages.js';
import { urlOf } from '#platform/browser/api.ts';
import { formatRupees } from '#platform/language/format.ts';
import { ButtonLink } from '#platform/ui/button.tsx';
import { Panel } from '#platform/ui/panel.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { StatusHead } from './payment-status-head.tsx';
import type { Purchase } from './queries.ts';
import { WaitingSteps } from './waiting-steps.tsx';
import './payment.css';

type Attributes = Purchase['attributes'];

/** A payment that awaits confirmation, is being refunded or was refunded, or whose refund failed. */
export function PendingOrRefundedPayment({ purchase: { id, attributes } }: { purchase: Purchase }) {
  const { status, txnid, refund } = attributes;
  const isAwaitingConfirmation = status === 'created' || status === 'pending';
  const icon = { refunded: CircleCheck, refund_pending: Undo }[status as string] ?? Clock;
  return (
    <Panel className="stack gap-6">
      <StatusHead
        icon={icon}
        tone={status === 'refunded' ? 'success' : 'pending'}
        title={m.payments_status_untracked({ status })}
      >
        <p>{describeStatus(attributes)}</p>
      </StatusHead>
      {isAwaitingConfirmation && <WaitingSteps attributes={attributes} />}
      {refund?.document && (
        <div className="row payment-actions">
          <ButtonLink
            variant="quiet"
            icon={FileText}
            href={urlOf('GET /api/purchases/{id}/refund_pdf', { params: { id } })}
            target="_blank"
            rel="noopener"
          >
            {refund.document.kind === 'credit_note' ? m.payments_status_credit_note() : m.payments_status_refund_receipt()}
          </ButtonLink>
        </div>
      )}
      <p className="caption muted payment-note">{m.payments_status_reference({ txnid })}</p>
      <p className="payment-note">
        <TextLink href="/purchases">{m.payments_status_purchases()}</TextLink>
      </p>
    </Panel>
  );
}

function describeStatus({ status, refund, amount: price }: Attributes): string {
  const paise = parseRupees(refund?.amount ?? price);
  const amount = paise === null ? price : formatRupees(paise);
  if (status === 'created') return m.payments_status_not_paid();
  if (status === 'pending') return m.payments_status_waiting();
  if (status === 'refunded') return m.payments_status_refunded({ amount });
  if (status === 'refund_failed') return m.payments_status_refund_failed({ amount });
  if (refund?.reason === 'item-gone') return m.payments_status_refunding_gone({ amount });
  return refund?.reason === 'paid-twice'
    ? m.payments_status_refunding_twice({ amount })
    : m.payments_status_refunding({ amount });
}
