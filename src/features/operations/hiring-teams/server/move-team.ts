import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';

/**
 * Moves the people, invitations and requests of a duplicate to the company that it is merged into. Who works for both keeps the
 * role that may do more. Checks no permission.
 */
export async function moveTeam(ctx: Context, from: string, to: string): Promise<void> {
  await sql`
    with gone as (delete from company_people where company_id = ${from} returning user_id, role, created_at)
    insert into company_people as kept (company_id, user_id, role, created_at) select ${to}, user_id, role, created_at from gone
    on conflict (company_id, user_id) do update set role = excluded.role
    where array_position(array['owner', 'recruiter', 'viewer'], excluded.role) < array_position(array['owner', 'recruiter', 'viewer'], kept.role)`.execute(
    ctx.db,
  );
  await sql`
    delete from company_invitations as gone using company_invitations as kept
    where gone.company_id = ${from} and kept.company_id = ${to} and lower(gone.email) = lower(kept.email)`.execute(ctx.db);
  for (const table of ['company_invitations', 'company_requests'] as const)
    await ctx.db.updateTable(table).set({ company_id: to }).where('company_id', '=', from).execute();
}
