import { findSimilar } from '#features/base/ranking/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { FindAlikeJobs } from './judgements.ts';
import { isOpen, jobCard, selectJobs, today } from './select-jobs.ts';

const MAX_SIMILAR_JOBS = 4;
const MAX_SAVED_TOGETHER = 2;

/** Open jobs saved by members who saved this one, then those whose work is alike, each with the reason. */
export const listSimilar =
  (findAlikeJobs: FindAlikeJobs): UseCase<'GET /api/jobs/{slug}/similar'> =>
  async (ctx, { params }) => {
    const job = await ctx.db.selectFrom('jobs').select(['id', 'title']).where('slug', '=', params.slug).executeTakeFirst();
    if (!job) throw notFound('job');
    const [savedTogether, alikeIds] = await Promise.all([findSavedTogether(ctx, job.id), findAlikeJobs(ctx, job.id)]);
    const alike = await findOpenJobs(
      ctx,
      alikeIds.filter((id) => !savedTogether.some((other) => other.id === id)),
      MAX_SIMILAR_JOBS - savedTogether.length,
    );
    const data = [...savedTogether, ...alike].map((row) => {
      const card = jobCard(row);
      const kind = savedTogether.includes(row) ? ('collaborative' as const) : ('content-based' as const);
      return { ...card, attributes: { ...card.attributes, reason: { kind, subject: job.title } } };
    });
    return { data, meta: { next_cursor: null } };
  };

async function findSavedTogether(ctx: Context, jobId: string) {
  const similar = await findSimilar(ctx, 'job', [{ item: jobId, at: 0, weight: 1 }]);
  return findOpenJobs(
    ctx,
    similar.map(({ id }) => id),
    MAX_SAVED_TOGETHER,
  );
}

/** The first of these jobs that are open, in the order of the ids. */
async function findOpenJobs(ctx: Context, ids: readonly string[], limit: number) {
  if (ids.length === 0) return [];
  const rows = await selectJobs(ctx)
    .where(isOpen(today(ctx)))
    .where('jobs.id', 'in', [...ids])
    .execute();
  return ids.flatMap((id) => rows.filter((row) => row.id === id)).slice(0, limit);
}
