import { sql, type SqlBool } from 'kysely';
import { memberRows } from '#features/base/accounts/server/index.ts';
import { decodeCursor, keysetPage } from '#platform/db/keyset.ts';
import type { Context } from '#platform/http/context.ts';
import type { ContestOutcome, ContestSubject } from '../contract.ts';
import { matchingPurchases } from './list-all-purchases.ts';

export type ContestFilter = {
  /** Part of a purchase's number or reference, or of a member's name, slug or address. */
  find?: string | undefined;
  /** By default those that wait. */
  state?: ContestOutcome | 'all' | undefined;
  about?: ContestSubject | undefined;
};

const selectContests = (ctx: Context, { find = '', state, about }: ContestFilter) =>
  ctx.db
    .selectFrom('purchase_contests')
    .innerJoin('purchases', 'purchases.id', 'purchase_contests.purchase_id')
    .$if(state === undefined, (query) => query.where('outcome', 'is', null))
    .$if(state !== undefined && state !== 'all', (query) => query.where('outcome', '=', state as ContestOutcome))
    .$if(about !== undefined, (query) => query.where('about', '=', about as ContestSubject))
    .$if(find !== '', (query) => query.where('purchases.id', 'in', matchingPurchases(ctx, find)));

const selectStored = (ctx: Context, filter: ContestFilter) =>
  selectContests(ctx, filter)
    .innerJoin(memberRows(ctx).as('members'), 'members.id', 'purchases.user_id')
    .selectAll('purchase_contests')
    .select(['purchases.title', 'purchases.txnid', 'purchases.amount_paise', 'purchases.status', 'members.slug', 'members.name'])
    .select('purchases.created_at as bought_at');

/** What members contest: what waits is listed the oldest first, anything else the latest first. Checks no permission. */
export async function listContests(ctx: Context, filter: ContestFilter & { cursor?: string | undefined }, size: number) {
  const cursor = decodeCursor(filter.cursor);
  const [order, after] = filter.state === undefined ? (['asc', sql`>`] as const) : (['desc', sql`<`] as const);
  const rows = await selectStored(ctx, filter)
    .$if(cursor !== null, (query) =>
      query.where(
        sql<SqlBool>`(purchase_contests.created_at, purchase_contests.id) ${after} (${cursor?.key}::timestamptz, ${cursor?.id}::uuid)`,
      ),
    )
    .orderBy('purchase_contests.created_at', order)
    .orderBy('purchase_contests.id', order)
    .limit(size + 1)
    .execute();
  return keysetPage(rows, size, ({ created_at, id }) => ({ key: created_at.toISOString(), id }));
}

export type StoredContest = Awaited<ReturnType<typeof listContests>>['shown'][number];

/** How many members contest something; without a filter those that wait for an answer. */
export async function countContests(ctx: Context, filter: ContestFilter = {}): Promise<number> {
  const { count } = await selectContests(ctx, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** What one member contests. Checks no permission. */
export const findContest = (ctx: Context, id: string): Promise<StoredContest | undefined> =>
  selectStored(ctx, { state: 'all' }).where('purchase_contests.id', '=', id).executeTakeFirst();

/** What was contested at a purchase before, the latest first. Checks no permission. */
export const listContestsOf = (ctx: Context, purchaseId: string): Promise<StoredContest[]> =>
  selectStored(ctx, { state: 'all' })
    .where('purchase_id', '=', purchaseId)
    .orderBy('purchase_contests.created_at', 'desc')
    .execute();
