import { createHash } from 'node:crypto';
import type { Context } from '#platform/http/context.ts';

const DETAILS = ['vpa', 'card_token', 'cardToken'] as const;

/** Whether a member paid with the same details as another purchase, compared as hashes that are not stored. */
export async function sharesPaymentDetails(ctx: Context, purchaseId: string, userId: string): Promise<boolean> {
  const [purchaseHashes, memberHashes] = await Promise.all([hashDetails(ctx, { purchaseId }), hashDetails(ctx, { userId })]);
  return [...purchaseHashes].some((hash) => memberHashes.has(hash));
}

/** The provider's payer data: UPI id, card token, or last card digits with the name on the card. */
async function hashDetails(ctx: Context, filter: { purchaseId: string } | { userId: string }): Promise<Set<string>> {
  const events = await ctx.db
    .selectFrom('purchase_events')
    .innerJoin('purchases', 'purchases.id', 'purchase_events.purchase_id')
    .select('purchase_events.body')
    .where((eb) =>
      'userId' in filter ? eb('purchases.user_id', '=', filter.userId) : eb('purchases.id', '=', filter.purchaseId),
    )
    .where('purchase_events.source', 'in', ['verify', 'browser', 'webhook'])
    .where((eb) => eb.or([eb('hash_ok', '=', true), eb('source', '=', 'verify')]))
    .execute();
  return new Set(
    events.flatMap(({ body }) => payerDetails(body)).map((detail) => createHash('sha256').update(detail).digest('hex')),
  );
}

function payerDetails(body: unknown): string[] {
  const fields = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const text = (name: string) => {
    const value = fields[name];
    return typeof value === 'string' ? value.trim().toLowerCase() : '';
  };
  const card = text('cardnum') || text('card_no');
  const holder = text('name_on_card');
  return [...DETAILS.flatMap((name) => text(name) && `${name}:${text(name)}`), card && holder && `card:${card}:${holder}`].filter(
    Boolean,
  );
}
