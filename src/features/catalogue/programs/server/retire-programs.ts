import type { Context } from '#platform/http/context.ts';
import { retireOthers } from './write-program.ts';

/** Retires all programs and universities of a source. Checks no permission. */
export async function retirePrograms(ctx: Context, source: string): Promise<void> {
  await retireOthers(ctx, source, []);
  await ctx.db.updateTable('universities').set({ withdrawn: true }).where('source', '=', source).execute();
}
