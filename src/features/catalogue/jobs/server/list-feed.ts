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
import { rankForMe, type RankedJob } from './engine/rank-for-me.ts';
import { findFeedJobs, type FeedJob } from './find-feed-jobs.ts';
import { loadJobPreferences, loadDislikes } from './load-job-preferences.ts';
import { jobCard, selectJobs } from './select-jobs.ts';

const NEW_DAYS = 7;

/**
 * Jobs for the viewer, chosen from a bounded number of open ones; `total` counts those. Without any known
 * preferences: the newest of many fields and employers. Jobs shown in this session return only when no others are left.
 */
export const listFeed =
  (readSkills: FindSkillIds): UseCase<'GET /api/jobs/user_feed'> =>
  async (ctx, { query: { page, per_page } }) => {
    const taste = await loadJobPreferences(ctx, readSkills);
    const cold = taste.families.size === 0 && taste.skills.size === 0;
    const { arm, algorithm, bucket } = assignArm(ctx, 'jobs');
    const alike = cold || arm === 'a' ? [] : await findSimilar(ctx, 'job', await findRecentInteractions(ctx, 'job'));
    const chosen = filterUnseen(ctx, 'job', await choose(ctx, taste, alike));
    const shown = chosen.slice((page - 1) * per_page, page * per_page);
    return {
      data: await present(ctx, shown, taste, alike),
      meta: pageMeta(page, per_page, chosen.length),
      algorithm: cold ? 'newest-varied-1' : algorithm,
      bucket: cold ? wholeBucket(ctx) : bucket,
    };
  };

type Chosen = RankedJob<FeedJob & { alike: number }>;

async function choose(ctx: Context, taste: TasteProfile, alike: readonly SimilarItem[]): Promise<Chosen[]> {
  const families = [...taste.families].toSorted(([, a], [, b]) => b.weight - a.weight).map(([family]) => family);
  const skills = [...taste.skills].map(([id, { name }]) => ({ id, name }));
  const near = new Map(alike.map(({ id, score }) => [id, score]));
  const [jobs, less] = await Promise.all([findFeedJobs(ctx, { families, skills, alike: [...near.keys()] }), loadDislikes(ctx)]);
  const weights = (likings: TasteProfile['families']) => new Map([...likings].map(([key, { weight }]) => [key, weight]));
  const ranked = rankForMe(
    jobs.map((job) => ({ ...job, alike: near.get(job.id) ?? 0 })),
    { families: weights(taste.families), skills: weights(taste.skills), less },
  );
  return diversify(ranked.map((job) => ({ ...job, kinds: [`company:${job.companyId}`, `family:${job.family}`] })));
}

async function present(ctx: Context, chosen: readonly Chosen[], taste: TasteProfile, alike: readonly SimilarItem[]) {
  if (chosen.length === 0) return [];
  const ids = chosen.map(({ id }) => id);
  const rows = await selectJobs(ctx).where('jobs.id', 'in', ids).execute();
  const titles = await titlesOf(
    ctx,
    alike.filter(({ id }) => ids.includes(id)).map(({ because }) => because),
  );
  const reasonOf = (job: Chosen): FeedReason => {
    const { because } = job;
    if (because?.kind === 'alike') {
      const seed = alike.find(({ id }) => id === job.id)?.because ?? '';
      return { kind: 'alike', subject: titles.get(seed) ?? '' };
    }
    const liking = because?.kind === 'skill' ? taste.skills.get(because.skill) : taste.families.get(job.family);
    if (because && liking) return liking.reason;
    return { kind: job.ageDays < NEW_DAYS ? 'new' : 'beyond', subject: '' };
  };
  return chosen.flatMap((job) => {
    const row = rows.find(({ id }) => id === job.id);
    if (!row) return [];
    const card = jobCard(row);
    return [{ ...card, attributes: { ...card.attributes, reason: reasonOf(job) } }];
  });
}

async function titlesOf(ctx: Context, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('jobs')
    .select(['id', 'title'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
}
