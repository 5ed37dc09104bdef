import type { Context } from '#platform/http/context.ts';

/** The e-mail addresses of members, by id; none for deleted accounts. Checks no permission. */
export async function findEmails(ctx: Context, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(rows.map(({ id, email }) => [id, email]));
}
