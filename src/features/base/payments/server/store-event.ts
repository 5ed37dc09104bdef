import { createHash } from 'node:crypto';
import type { Context } from '#platform/http/context.ts';
import { isRecord } from './protocol/send-command.ts';
import type { PurchaseEventsTable } from './tables.ts';

/** The limit of unsigned responses stored per purchase, against floods. */
const MAX_UNSIGNED = 100;
const CARD_DATA = ['name_on_card', 'cardhash', 'cardtoken', 'card_token', 'card_merchant_param'];
/** What the receipt says of the payer, or nobody needs. */
const PAYER_DATA = ['firstname', 'lastname', 'email', 'phone', 'address1', 'address2', 'city', 'state', 'country', 'zipcode'];
const DROPPED = new Set([...CARD_DATA, ...PAYER_DATA]);
const CARD_NUMBERS = new Set(['cardnum', 'card_no', 'card_number']);
/** A masked card number such as `512345XXXXXX2346`. */
const MASKED = /\d{0,6}[xX*]{4,}\d{0,4}(\d{4})/g;
/** Long numbers that are not card numbers. */
const REFERENCES = /^(mihpayid|txnid|request_id|requestid|token|bank_ref_(num|no)|arn|merchant_utr)$/;

/** A provider's record without the payer's details and card data, at any depth; card numbers keep their last four digits. */
export function redactRecord(body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = Object.entries(body).flatMap(([name, value]): [string, unknown][] => {
    const key = name.toLowerCase();
    if (DROPPED.has(key)) return [];
    if (CARD_NUMBERS.has(key)) return [[name, typeof value === 'string' ? value.replace(/^.*(.{4})$/s, '…$1') : null]];
    return [[name, redactValue(key, value)]];
  });
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function redactValue(key: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((element: unknown) => redactValue(key, element));
  if (isRecord(value)) return redactRecord(value);
  if (typeof value !== 'string' && typeof value !== 'number') return value;
  if (REFERENCES.test(key)) return value;
  const text = String(value);
  const redacted = text
    .replaceAll(MASKED, '…$1')
    .replaceAll(/\b\d(?:[ -]?\d){12,18}\b/g, (digits) => (isCardNumber(digits) ? `…${digits.slice(-4)}` : digits));
  return redacted === text ? value : redacted;
}

/** Luhn's check, ISO/IEC 7812-1. */
function isCardNumber(text: string): boolean {
  const digits = [...text.replaceAll(/\D/g, '')].toReversed().map(Number);
  const sum = digits.reduce((total, digit, index) => {
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/** Appends to a purchase's audit trail; a repeated event of the same source is stored once. */
export async function storeEvent(
  ctx: Context,
  purchaseId: string,
  event: { source: PurchaseEventsTable['source']; body: Readonly<Record<string, unknown>>; hashOk: boolean | null },
): Promise<void> {
  const body = JSON.stringify(redactRecord(event.body), (_name, value: unknown) =>
    // jsonb cannot store U+0000.
    typeof value === 'string' ? value.replaceAll('\0', '') : value,
  );
  if (event.hashOk === false && (await countUnsigned(ctx, purchaseId)) >= MAX_UNSIGNED) return;
  await ctx.db
    .insertInto('purchase_events')
    .values({
      purchase_id: purchaseId,
      source: event.source,
      fingerprint: createHash('sha256').update(`${event.source}:${body}`).digest('hex'),
      body,
      hash_ok: event.hashOk,
      received_at: ctx.clock.now(),
    })
    .onConflict((repeat) => repeat.columns(['purchase_id', 'fingerprint']).doNothing())
    .execute();
}

async function countUnsigned(ctx: Context, purchaseId: string): Promise<number> {
  const { count } = await ctx.db
    .selectFrom('purchase_events')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('purchase_id', '=', purchaseId)
    .where('hash_ok', '=', false)
    .executeTakeFirstOrThrow();
  return count;
}
