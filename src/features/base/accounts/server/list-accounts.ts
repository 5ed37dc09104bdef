import { sql, type SqlBool } from 'kysely';
import { containsPattern } from '#platform/db/contains-pattern.ts';
import { decodeCursor, isOlder, keysetPage } from '#platform/db/keyset.ts';
import type { Context } from '#platform/http/context.ts';
import { isSuspended } from './suspended.ts';

export type AccountState = 'active' | 'suspended' | 'unverified' | 'staff' | 'deleted';
type Filter = { find: string; state?: AccountState | undefined };

const IN_STATE: Record<AccountState, ReturnType<typeof sql<SqlBool>>> = {
  active: sql`deleted_at is null and suspended_until is null`,
  suspended: sql`suspended_until > now()`,
  unverified: sql`deleted_at is null and not email_verified`,
  staff: sql`staff`,
  deleted: sql`deleted_at is not null`,
};

// The expression of the index.
const SEARCHED = sql`(slug || ' ' || name || ' ' || email)`;

/** Any part of name, slug or address. One or two letters are the beginning of a word: the index finds no shorter part than three. */
const isFound = (find: string) =>
  /^[\p{L}\p{N}]{1,2}$/u.test(find)
    ? sql<SqlBool>`${SEARCHED} ~* ${`(^|[ @._+'-])${find}`}`
    : sql<SqlBool>`${SEARCHED} ilike ${containsPattern(find)}`;

const selectAccounts = (ctx: Context, { find, state }: Filter) =>
  ctx.db
    .selectFrom('users')
    .$if(find !== '', (qb) => qb.where(isFound(find)))
    .$if(state !== undefined, (qb) => qb.where(IN_STATE[state ?? 'active']));

/** The ids of accounts whose name, slug or address contains this text, for a subquery. Checks no permission. */
export const matchingAccounts = (ctx: Context, find: string) => selectAccounts(ctx, { find }).select('id');

/** Accounts for staff, the newest first; `find` is any part of name, slug or address. Checks no permission. */
export async function listAccounts(ctx: Context, filter: Filter & { cursor?: string | undefined }, size: number) {
  const cursor = decodeCursor(filter.cursor);
  const rows = await selectAccounts(ctx, filter)
    .select(['id', 'slug', 'name', 'email', 'email_verified', 'created_at', 'deleted_at', 'staff_scopes'])
    .select(isSuspended.as('suspended'))
    .select((eb) =>
      eb
        .selectFrom('sessions')
        .select('last_seen_at')
        .whereRef('user_id', '=', 'users.id')
        .orderBy('last_seen_at', 'desc')
        .limit(1)
        .as('last_seen_at'),
    )
    .where(isOlder(cursor, 'created_at', 'id'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size + 1)
    .execute();
  return keysetPage(rows, size, ({ created_at, id }) => ({ key: created_at.toISOString(), id }));
}

/** How many accounts match. */
export async function countAccounts(ctx: Context, filter: Filter): Promise<number> {
  const { count } = await selectAccounts(ctx, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
