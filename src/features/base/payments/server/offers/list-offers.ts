/** Offers that staff schedule. None of these functions checks a permission. */
import { sql, type Selectable, type SqlBool } from 'kysely';
import { decodeCursor, keysetPage } from '#platform/db/keyset.ts';
import type { Context } from '#platform/http/context.ts';
import type { OfferProduct } from '../../contract.ts';
import type { OffersTable } from '../tables.ts';

export type StoredOffer = Selectable<OffersTable>;
export type OfferState = 'scheduled' | 'running' | 'ended';
type Filter = { product?: OfferProduct | undefined; state?: OfferState | undefined };

/** What an offer is on a day. */
export function offerStateOn(day: string, { starts_on, ends_on, ended_at }: StoredOffer): OfferState {
  if (ended_at || day > ends_on) return 'ended';
  return day < starts_on ? 'scheduled' : 'running';
}

const inState = (state: OfferState, day: string) =>
  ({
    scheduled: sql<SqlBool>`(ended_at is null and starts_on > ${day})`,
    running: sql<SqlBool>`(ended_at is null and ${day} between starts_on and ends_on)`,
    ended: sql<SqlBool>`(ended_at is not null or ends_on < ${day})`,
  })[state];

const matching = (ctx: Context, { product, state }: Filter, day: string) =>
  ctx.db
    .selectFrom('offers')
    .$if(product !== undefined, (query) => query.where('product', '=', product ?? 'report'))
    .$if(state !== undefined, (query) => query.where(inState(state ?? 'running', day)));

/** Offers, the last to begin first, page by page. */
export async function listOffers(ctx: Context, filter: Filter & { cursor?: string | undefined }, day: string, size: number) {
  const cursor = decodeCursor(filter.cursor);
  const rows = await matching(ctx, filter, day)
    .selectAll()
    .select(sql<string>`(starts_on - date '2000-01-01')::text`.as('position'))
    .$if(cursor !== null, (query) =>
      query.where(sql<SqlBool>`(starts_on, id) < (date '2000-01-01' + ${cursor?.key}::int, ${cursor?.id}::uuid)`),
    )
    .orderBy('starts_on', 'desc')
    .orderBy('id', 'desc')
    .limit(size + 1)
    .execute();
  return keysetPage(rows, size, ({ position, id }) => ({ key: position, id }));
}

export async function countOffers(ctx: Context, filter: Filter, day: string): Promise<number> {
  const { count } = await matching(ctx, filter, day)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** One offer; locked for a change. */
export const findOffer = (ctx: Context, id: string, { isLocked = false } = {}): Promise<StoredOffer | undefined> =>
  ctx.db
    .selectFrom('offers')
    .selectAll()
    .where('id', '=', id)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst();

/** The offer of a product that runs on a day; at most one does. */
export const findRunningOffer = (ctx: Context, product: OfferProduct, day: string): Promise<StoredOffer | undefined> =>
  ctx.db.selectFrom('offers').selectAll().where('product', '=', product).where(inState('running', day)).executeTakeFirst();
