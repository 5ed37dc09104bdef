import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import ReceiptIndianRupee from 'lucide-react/icons/receipt-indian-rupee';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import {
  OpenForm,
  Pane,
  PaneHistory,
  PaneSection,
  placeIn,
  ReasonAct,
  ReasonForm,
  useFreshSignIn,
  type ResourcePaneProps,
} from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { urlOf } from '#platform/browser/api.ts';
import { formatDateTime, formatRupees } from '#platform/language/format.ts';
import { Banner } from '#platform/ui/banner.tsx';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { Meta } from '#platform/ui/meta.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { EVENT_LABELS } from './labels.ts';
import { PurchaseStateLabel } from './purchase-state.tsx';
import {
  purchaseQuery,
  useCheckPurchase,
  useOpenPurchase,
  useRefund,
  type Purchase,
  type PurchaseDetails,
  type PurchaseItem,
} from './queries.ts';
import './money.css';

const rupees = (amount: number) => formatRupees(amount * 100);

/** One purchase: its whole history, its amounts, and the refund. */
export function PurchasePane({ id, rows, onOpen }: ResourcePaneProps<PurchaseItem>) {
  const { data } = useSuspenseQuery(purchaseQuery(id));
  const open = useOpenPurchase();
  const { attributes } = data.data;
  return (
    <Pane
      label={attributes.txnid}
      list={{ to: '/staff/purchases', label: m.money_purchases() }}
      {...placeIn({ id, rows, onOpen })}
      head={
        <div className="stack gap-1">
          <h2>{rupees(attributes.amount)}</h2>
          <Meta>
            <PurchaseStateLabel state={attributes.state} />
            {attributes.title}
            <TextLink render={<Link to="/staff/$place/$id" params={{ place: 'members', id: attributes.member.slug }} />}>
              {attributes.member.name}
            </TextLink>
            {attributes.txnid}
          </Meta>
        </div>
      }
    >
      {attributes.details === null ? (
        <OpenForm
          presets={[m.members_open_payment(), m.money_open_held(), m.money_open_books()]}
          change={open}
          onOpen={(reason) => open.mutate({ params: { id }, json: { reason } })}
        />
      ) : (
        <Details purchase={data.data} details={attributes.details} />
      )}
    </Pane>
  );
}

function Details({ purchase, details }: { purchase: Purchase; details: PurchaseDetails }) {
  return (
    <>
      <p className="work-section small muted">{m.members_opened_for({ reason: details.opened_for })}</p>
      {details.held_because && (
        <div className="work-section">
          <Banner kind="warn">{m.money_held_because({ reason: details.held_because })}</Banner>
        </div>
      )}
      <Acts purchase={purchase} details={details} />
      <PaneSection title={m.money_history()}>
        <ol className="money-history">
          {details.events.map((event, index) => (
            <li key={index}>
              <span className="money-event">
                <b>{EVENT_LABELS[event.kind]()}</b>
                <time className="muted small" dateTime={event.at}>
                  {formatDateTime(event.at)}
                </time>
              </span>
              {event.signed !== null && (
                <span className={event.signed ? 'small muted' : 'small work-bad'}>
                  {event.signed ? m.money_signed() : m.money_unsigned()}
                </span>
              )}
              {event.fields.length > 0 && (
                <details>
                  <summary className="small">{m.money_fields({ count: event.fields.length })}</summary>
                  <dl className="money-fields">
                    {event.fields.map(({ name, value }) => (
                      <div key={name}>
                        <dt>{name}</dt>
                        <dd>{value}</dd>
                      </div>
                    ))}
                  </dl>
                </details>
              )}
            </li>
          ))}
        </ol>
      </PaneSection>
      <Amounts purchase={purchase} details={details} />
      <PaneHistory entries={details.history} all={purchase.id} />
    </>
  );
}

function Acts({ purchase: { id, attributes }, details }: { purchase: Purchase; details: PurchaseDetails }) {
  const [isRefunding, setRefunding] = useState(false);
  const [check, refund] = [useCheckPurchase(), useRefund()];
  const fresh = useFreshSignIn();
  const toast = useToast();
  const params = { id };
  const { can, state, amount, member } = attributes;
  const save = (reason: string) =>
    refund.mutate(
      { params, json: { state, reason } },
      {
        onSuccess: () => {
          setRefunding(false);
          toast.show(m.money_refund_begun());
        },
      },
    );
  if (!can.check && !can.refund && details.receipt === null) return null;
  return (
    <div className="work-section">
      <div className="row gap-2">
        {details.receipt && (
          <ButtonLink
            variant="quiet"
            small
            icon={ReceiptIndianRupee}
            href={urlOf('GET /api/purchases/{id}/pdf', { params })}
            target="_blank"
          >
            {m.money_receipt()}
          </ButtonLink>
        )}
        {can.check && (
          <ReasonAct
            label={m.money_check()}
            icon={RefreshCw}
            title={m.money_check()}
            preset={m.money_check_reason()}
            change={check}
            onSave={(reason, close) => check.mutate({ params, json: { reason } }, { onSuccess: close })}
          />
        )}
        {can.refund && (
          <Button variant="quiet" small danger icon={Undo2} onClick={() => fresh(() => setRefunding(true))}>
            {m.money_refund()}
          </Button>
        )}
      </div>
      {isRefunding && (
        <ReasonForm
          title={m.money_refund_title({ name: member.name })}
          text={state === 'held' ? m.money_refund_held_text() : m.money_refund_text({ amount: rupees(amount) })}
          save={m.money_refund()}
          change={refund}
          onSave={save}
          onClose={() => setRefunding(false)}
        />
      )}
    </div>
  );
}

function Amounts({ purchase: { attributes }, details }: { purchase: Purchase; details: PurchaseDetails }) {
  const { receipt, refund } = details;
  const lines: (readonly [string, string])[] = [
    [m.money_price(), rupees(attributes.amount)],
    ...(receipt?.taxable == null ? [] : [[m.money_taxable(), rupees(receipt.taxable)] as const]),
    ...(receipt?.igst ? [['IGST', rupees(receipt.igst)] as const] : []),
    ...(receipt?.cgst ? [['CGST', rupees(receipt.cgst)] as const] : []),
    ...(receipt?.sgst ? [['SGST', rupees(receipt.sgst)] as const] : []),
    ...(receipt ? [[m.money_receipt(), receipt.number] as const] : []),
    ...(details.provider_ref ? [[m.money_reference(), details.provider_ref] as const] : []),
    ...(details.payment_type ? [[m.money_mode(), details.payment_type] as const] : []),
    ...(details.phone ? [[m.money_phone(), `••• ${details.phone}`] as const] : []),
    ...(refund ? [[m.money_refund_amount(), rupees(refund.amount)] as const] : []),
    ...(refund?.number ? [[m.money_refund_document(), refund.number] as const] : []),
  ];
  return (
    <PaneSection title={m.money_amounts()}>
      <dl className="money-amounts">
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {refund?.note && <p className="small muted">{m.staff_audit_reason({ reason: refund.note })}</p>}
    </PaneSection>
  );
}
