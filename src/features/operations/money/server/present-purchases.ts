import { findOpening } from '#features/base/accounts/server/index.ts';
import {
  getPurchaseHistory,
  isOpen,
  openedPurchase,
  type listAllPurchases,
  type PurchaseHistory,
} from '#features/base/payments/server/index.ts';
import { findAuditEntries } from '#features/operations/staff/server/index.ts';
import { staffOnly, type Context } from '#platform/http/context.ts';

const PAISE = 100;
const VISIBLE_DIGITS = 4;
const MAX_VALUE = 300;
const MAX_ENTRIES = 20;

type Row = Awaited<ReturnType<typeof listAllPurchases>>['shown'][number];
type Facts = Pick<Row, 'title' | 'txnid' | 'amount_paise' | 'status' | 'held_because' | 'slug' | 'name' | 'created_at'>;

export const stateOf = ({ status, held_because }: Pick<Facts, 'status' | 'held_because'>) =>
  held_because === null ? status : ('held' as const);

const purchaseFields = (row: Facts) => ({
  title: row.title,
  txnid: row.txnid,
  amount: row.amount_paise / PAISE,
  state: stateOf(row),
  member: { slug: row.slug, name: row.name },
  created_at: row.created_at.toISOString(),
});

export const presentItem = (row: Row) => ({ id: row.id, type: 'staff_purchase' as const, attributes: purchaseFields(row) });

/** One purchase, with its history while the viewer has it open. */
export async function presentPurchase(ctx: Context, id: string) {
  const viewer = staffOnly(ctx);
  const history = await getPurchaseHistory(ctx, id);
  const { purchase } = history;
  const opening = await findOpening(ctx, viewer.id, openedPurchase(id));
  const isHeld = purchase.held_because !== null;
  return {
    data: {
      id,
      type: 'staff_purchase' as const,
      attributes: {
        ...purchaseFields(purchase),
        details:
          opening === null
            ? null
            : {
                ...presentHistory(history, opening),
                history: await findAuditEntries(ctx, { type: 'purchase', id }, MAX_ENTRIES),
              },
        can: {
          refund: isHeld || purchase.status === 'success' || purchase.status === 'refund_failed',
          check: isOpen(purchase.status),
        },
      },
    },
  };
}

function presentHistory({ purchase, events, refund }: PurchaseHistory, openedFor: string) {
  const { receipt } = purchase;
  const rupees = (paise: number | undefined) => (paise === undefined ? null : paise / PAISE);
  return {
    opened_for: openedFor,
    provider_ref: purchase.provider_ref ?? '',
    payment_type: purchase.payment_type,
    held_because: purchase.held_because ?? '',
    phone: (purchase.payer_phone ?? '').slice(-VISIBLE_DIGITS),
    events: [
      { kind: 'created' as const, at: purchase.created_at.toISOString(), signed: null, fields: [] },
      ...events.map(({ source, body, hash_ok, received_at }) => ({
        kind: source,
        at: received_at.toISOString(),
        signed: hash_ok,
        fields: toFields(body),
      })),
    ],
    receipt: receipt && {
      number: receipt.number,
      taxable: rupees(receipt.tax?.taxable),
      cgst: rupees(receipt.tax?.cgst),
      sgst: rupees(receipt.tax?.sgst),
      igst: rupees(receipt.tax?.igst),
    },
    refund: refund
      ? {
          amount: refund.amount_paise / PAISE,
          reason: refund.reason,
          note: refund.note,
          began_at: refund.began_at.toISOString(),
          ended_at: refund.ended_at?.toISOString() ?? null,
          number: refund.document_number,
        }
      : null,
  };
}

const toFields = (body: unknown) =>
  Object.entries(typeof body === 'object' && body !== null ? body : {}).flatMap(([name, value]) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return text === undefined || text === '' ? [] : [{ name, value: text.slice(0, MAX_VALUE) }];
  });
