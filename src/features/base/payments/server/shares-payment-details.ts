import { createHash } from 'node:crypto';
import type { Context } from '#platform/http/context.ts';

const DETAILS = ['vpa', 'card_token', 'cardToken'] as const;

/** Whether a member paid with the same details as another purchase, compared as hashes that are not stored. */
export async function sharesPaymentDetails(ctx: Context, purchaseId: string, userId: string): Promise<boolean> {
  const [theirs, own] = await Promise.all([marksOf(ctx, { purchaseId }), marksOf(ctx, { userId })]);
  return [...theirs].some((mark) => own.has(mark));
}

/** The provider's payer data: UPI id, card token, or last card digits with the name on the card. */
async function marksOf(ctx: Context, of: { purchaseId: string } | { userId: string }): Promise<Set<string>> {
  const events = await ctx.db
    .selectFrom('purchase_events')
    .innerJoin('purchases', 'purchases.id', 'purchase_events.purchase_id')
    .select('purchase_events.body')
    .where((eb) => ('userId' in of ? eb('purchases.user_id', '=', of.userId) : eb('purchases.id', '=', of.purchaseId)))
    .where('purchase_events.source', 'in', ['verify', 'browser', 'webhook'])
    .where((eb) => eb.or([eb('hash_ok', '=', true), eb('source', '=', 'verify')]))
    .execute();
  return new Set(
    events.flatMap(({ body }) => detailsOf(body)).map((detail) => createHash('sha256').update(detail).digest('hex')),
  );
}

function detailsOf(body: unknown): string[] {
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
