import type { Context } from '#platform/http/context.ts';

/** Moves the webhooks of a duplicate to the company that it is merged into. Checks no permission. */
export async function moveWebhooks(ctx: Context, from: string, to: string): Promise<void> {
  await ctx.db.updateTable('webhooks').set({ company_id: to }).where('company_id', '=', from).execute();
}
