import { requireScope } from '#features/base/accounts/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentSources } from './present-sources.ts';

/** All sources by name. */
export const listSources: UseCase<'GET /api/job_sources'> = async (ctx) => {
  requireScope(ctx, 'editor');
  return { data: await loadSources(ctx) };
};

/** All sources by name. Checks no permission. */
export async function loadSources(ctx: Context) {
  const sources = await ctx.db.selectFrom('job_sources').selectAll().orderBy('name').orderBy('id').execute();
  return presentSources(ctx, sources);
}
