import type { Context } from '#platform/http/context.ts';

/** Moves the texts of a duplicate to the company that it is merged into. Checks no permission. */
export async function moveTemplates(ctx: Context, from: string, to: string): Promise<void> {
  await ctx.db.updateTable('message_templates').set({ company_id: to }).where('company_id', '=', from).execute();
}
