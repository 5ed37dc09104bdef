import { sql, type SqlBool } from 'kysely';
import type { Context } from '#platform/http/context.ts';

/** How many members list one of these skills in their profile. */
export async function countProfilesListing(ctx: Context, skillIds: readonly string[]): Promise<number> {
  const { count } = await ctx.db
    .selectFrom('profiles')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(
      sql<SqlBool>`exists (select from jsonb_array_elements(skills) as listed where listed ->> 'id' = any(${[...skillIds]}::text[]))`,
    )
    .executeTakeFirstOrThrow();
  return count;
}
