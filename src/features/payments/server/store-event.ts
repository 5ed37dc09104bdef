import { createHash } from 'node:crypto';
import type { Context } from '#platform/server/context.ts';
import type { PurchaseEventsTable } from './tables.ts';

/** Enough for every true story; a flood of forged answers about one purchase stops being written down. */
const MAX_EVENTS = 200;
const DROPPED = new Set(['name_on_card', 'cardhash', 'cardtoken', 'card_token', 'card_merchant_param']);
const CARD_NUMBERS = new Set(['cardnum', 'card_no', 'card_number']);

/** A provider's record without card data: numbers keep their last four digits, names and tokens go. */
export function withoutCardData(body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const kept = Object.entries(body).flatMap(([name, value]): [string, unknown][] => {
    const key = name.toLowerCase();
    if (DROPPED.has(key)) return [];
    if (CARD_NUMBERS.has(key)) return [[name, typeof value === 'string' ? value.replace(/^.*(.{4})$/s, '…$1') : null]];
    return [[name, value]];
  });
  return Object.fromEntries(kept.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Adds to a purchase's audit trail; the same report from the same source is written once. */
export async function storeEvent(
  ctx: Context,
  purchaseId: string,
  event: { source: PurchaseEventsTable['source']; body: Readonly<Record<string, unknown>>; hashOk: boolean | null },
): Promise<void> {
  const body = JSON.stringify(withoutCardData(event.body), (_name, value: unknown) =>
    // jsonb cannot hold U+0000.
    typeof value === 'string' ? value.replaceAll('\0', '') : value,
  );
  const { count } = await ctx.db
    .selectFrom('purchase_events')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('purchase_id', '=', purchaseId)
    .executeTakeFirstOrThrow();
  if (count >= MAX_EVENTS) return;
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
