import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import type { StaffScope } from '../contract.ts';

/** Whether a member has any scope of staff. */
export async function isStaff(ctx: Context, id: string): Promise<boolean> {
  const member = await ctx.db.selectFrom('users').select('staff').where('id', '=', id).executeTakeFirst();
  return member?.staff ?? false;
}

/** The members of staff with this scope, and the administrators. */
export async function findStaff(ctx: Context, scope: StaffScope): Promise<{ id: string }[]> {
  return ctx.db
    .selectFrom('users')
    .select('id')
    .where(sql<boolean>`staff_scopes && ${[scope, 'administrator']}::text[]`)
    .where('deleted_at', 'is', null)
    .execute();
}
