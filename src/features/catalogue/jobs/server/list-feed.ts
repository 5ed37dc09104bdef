import {
  assignArm,
  findSimilar,
  findRecentInteractions,
  diversify,
  filterUnseen,
  wholeBucket,
  type SimilarItem,
  type FindSkillIds,
  type TasteProfile,
} from '#features/base/ranking/server/index.ts';
import { pageMeta } from '#platform/contract/pagination.ts';
import type { Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { FeedReason } from '#features/base/ranking/contract.ts';
import { rankJobs, type RankedJob } from './engine/rank-jobs.ts';
import { findFeedJobs, type FeedJob } from './find-feed-jobs.ts';
import { loadJobPreferences, loadDislikes } from './load-job-preferences.ts';
import { jobCard, selectJobs } from './select-jobs.ts';

const NEW_DAYS = 7;

/**
 * Lists recommended jobs, chosen from a bounded number of candidates. `total` is the number of those not yet shown in this
 * session, or of all when none are left; jobs already shown return only then. A viewer without known preferences gets the
 * newest jobs of many fields and employers.
 */
export const listFeed =
  (findSkillIds: FindSkillIds): UseCase<'GET /api/jobs/user_feed'> =>
  async (ctx, { query: { page, per_page } }) => {
    const taste = await loadJobPreferences(ctx, findSkillIds);
    const isColdStart = taste.families.size === 0 && taste.skills.size === 0;
    const { arm, algorithm, bucket } = assignArm(ctx, 'jobs');
    const similar = isColdStart || arm === 'a' ? [] : await findSimilar(ctx, 'job', await findRecentInteractions(ctx, 'job'));
    const ranked = filterUnseen(ctx, 'job', await rankCandidates(ctx, taste, similar));
    const shown = ranked.slice((page - 1) * per_page, page * per_page);
    return {
      data: await presentJobs(ctx, shown, taste, similar),
      meta: pageMeta(page, per_page, ranked.length),
      algorithm: isColdStart ? 'newest-varied-1' : algorithm,
      bucket: isColdStart ? wholeBucket(ctx) : bucket,
    };
  };

type RankedFeedJob = RankedJob<FeedJob & { similarity: number }>;

async function rankCandidates(ctx: Context, taste: TasteProfile, similar: readonly SimilarItem[]): Promise<RankedFeedJob[]> {
  const families = [...taste.families].toSorted(([, a], [, b]) => b.weight - a.weight).map(([family]) => family);
  const skills = [...taste.skills].map(([id, { name }]) => ({ id, name }));
  const similarities = new Map(similar.map(({ id, score }) => [id, score]));
  const [jobs, dislikes] = await Promise.all([
    findFeedJobs(ctx, { families, skills, similarIds: [...similarities.keys()] }),
    loadDislikes(ctx),
  ]);
  const weights = (preferences: TasteProfile['families']) => new Map([...preferences].map(([key, { weight }]) => [key, weight]));
  const ranked = rankJobs(
    jobs.map((job) => ({ ...job, similarity: similarities.get(job.id) ?? 0 })),
    { families: weights(taste.families), skills: weights(taste.skills), dislikes },
  );
  return diversify(ranked.map((job) => ({ ...job, kinds: [`company:${job.companyId}`, `family:${job.family}`] })));
}

async function presentJobs(ctx: Context, ranked: readonly RankedFeedJob[], taste: TasteProfile, similar: readonly SimilarItem[]) {
  if (ranked.length === 0) return [];
  const ids = ranked.map(({ id }) => id);
  const rows = await selectJobs(ctx).where('jobs.id', 'in', ids).execute();
  const titles = await loadTitles(
    ctx,
    similar.filter(({ id }) => ids.includes(id)).map(({ because }) => because),
  );
  const explain = (job: RankedFeedJob): FeedReason => {
    const { topReason } = job;
    if (topReason?.kind === 'similar') {
      const seed = similar.find(({ id }) => id === job.id)?.because ?? '';
      return { kind: 'collaborative', subject: titles.get(seed) ?? '' };
    }
    const preference = topReason?.kind === 'skill' ? taste.skills.get(topReason.skill) : taste.families.get(job.family);
    if (topReason && preference) return preference.reason;
    return { kind: job.ageDays < NEW_DAYS ? 'new' : 'beyond', subject: '' };
  };
  return ranked.flatMap((job) => {
    const row = rows.find(({ id }) => id === job.id);
    if (!row) return [];
    const card = jobCard(row);
    return [{ ...card, attributes: { ...card.attributes, reason: explain(job) } }];
  });
}

async function loadTitles(ctx: Context, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('jobs')
    .select(['id', 'title'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
}
