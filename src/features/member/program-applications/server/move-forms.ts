import { sql, type SqlBool } from 'kysely';
import type { Context } from '#platform/http/context.ts';

/** The number of applications for each program, drafts included; programs without any are left out. Checks no permission. */
export async function countForms(ctx: Context, programIds: readonly string[]): Promise<Map<string, number>> {
  if (programIds.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('application_forms')
    .select(['program_id', (eb) => eb.fn.countAll<number>().as('forms')])
    .where('program_id', 'in', [...programIds])
    .groupBy('program_id')
    .execute();
  return new Map(rows.map(({ program_id, forms }) => [program_id, Number(forms)]));
}

/**
 * Moves the applications for a duplicate to the program that it is merged into. An open one of a member who has an open one for
 * both stays where it is, among their applications. Checks no permission.
 */
export async function moveForms(ctx: Context, from: string, to: string): Promise<void> {
  await ctx.db
    .updateTable('application_forms as form')
    .set({ program_id: to })
    .where('form.program_id', '=', from)
    .where(
      sql<SqlBool>`(form.status in ('withdrawn', 'rejected') or not exists (
        select from application_forms as other
        where other.program_id = ${to} and other.user_id = form.user_id and other.status not in ('withdrawn', 'rejected')))`,
    )
    .execute();
}
