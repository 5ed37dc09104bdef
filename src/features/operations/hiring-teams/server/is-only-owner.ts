import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';

/** Whether a member is the only owner of a company for which others work too: somebody has to take it over first. */
export async function isOnlyOwner(ctx: Context, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select from company_people as own
    where own.user_id = ${userId} and own.role = 'owner'
      and not exists (
        select from company_people as other
        where other.company_id = own.company_id and other.role = 'owner' and other.user_id <> own.user_id)
      and exists (select from company_people as other where other.company_id = own.company_id and other.user_id <> own.user_id)
    limit 1`.execute(ctx.db);
  return rows.length > 0;
}
