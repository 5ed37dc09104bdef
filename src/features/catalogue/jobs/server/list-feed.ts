import {
  assignArm,
  findSimilar,
  findRecentInteractions,
  diversify,
  filterUnseen,
  wholeBucket,
  type SimilarItem,
  type TasteProfile,
} from '#features/base/ranking/server/index.ts';
import { pageMeta } from '#platform/contract/pagination.ts';
import type { Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { FeedReason } from '#features/base/ranking/contract.ts';
import { MIN_WORK, rankJobs, type RankedJob } from './engine/rank-jobs.ts';
import { findFeedJobs, type FeedJob } from './find-feed-jobs.ts';
import { loadJobPreferences, loadDislikes } from './load-job-preferences.ts';
import type { FindMatches, JudgedJob, JudgeJobs } from './judgements.ts';
import { jobCard, selectJobs } from './select-jobs.ts';

const NEW_DAYS = 7;

export type FeedSources = { findMatches: FindMatches; judgeJobs: JudgeJobs };

/**
 * Lists recommended jobs, chosen from a bounded number of candidates. `total` is the number of those not yet shown in this
 * session, or of all when none are left; jobs already shown return only then. A viewer without known preferences gets the
 * newest jobs of many fields and employers; one whose work is known gets only what is near it.
 */
export const listFeed =
  (sources: FeedSources): UseCase<'GET /api/jobs/user_feed'> =>
  async (ctx, { query: { page, per_page } }) => {
    const [taste, matchIds] = await Promise.all([loadJobPreferences(ctx), sources.findMatches(ctx)]);
    const { arm, algorithm, bucket } = assignArm(ctx, 'jobs');
    const similar = arm === 'a' ? [] : await findSimilar(ctx, 'job', await findRecentInteractions(ctx, 'job'));
    const candidates = await rankCandidates(ctx, { sources, taste, similar, matchIds: matchIds ?? [] });
    const ranked = filterUnseen(ctx, 'job', candidates.jobs);
    const shown = ranked.slice((page - 1) * per_page, page * per_page);
    return {
      data: await presentJobs(ctx, shown, taste, similar),
      meta: pageMeta(page, per_page, ranked.length),
      algorithm: candidates.isColdStart ? 'newest-varied-1' : algorithm,
      bucket: candidates.isColdStart ? wholeBucket(ctx) : bucket,
    };
  };

type RankedFeedJob = RankedJob<FeedJob & { similarity: number; judged: JudgedJob | null }>;
type CandidateOptions = {
  sources: FeedSources;
  taste: TasteProfile;
  similar: readonly SimilarItem[];
  matchIds: readonly string[];
};

async function rankCandidates(ctx: Context, { sources, taste, similar, matchIds }: CandidateOptions) {
  const families = [...taste.families].toSorted(([, a], [, b]) => b.weight - a.weight).map(([family]) => family);
  const similarities = new Map(similar.map(({ id, score }) => [id, score]));
  const [jobs, dislikes] = await Promise.all([
    findFeedJobs(ctx, { families, matchIds, similarIds: [...similarities.keys()] }),
    loadDislikes(ctx),
  ]);
  const known = await sources.judgeJobs(
    ctx,
    jobs.map(({ id }) => id),
  );
  const rank = (judged: typeof known): RankedFeedJob[] =>
    rankJobs(
      jobs.map((job) => ({ ...job, similarity: similarities.get(job.id) ?? 0, judged: judged?.jobs.get(job.id) ?? null })),
      {
        families: new Map([...taste.families].map(([key, { weight }]) => [key, weight])),
        chosen: new Set([...taste.families].filter(([, { reason }]) => isChosen(reason)).map(([family]) => family)),
        years: known?.months == null ? null : known.months / 12,
        dislikes,
      },
    );
  const suiting = rank(known);
  // Of somebody who only says what half the world could say, no more is known than of a visitor.
  const saysWork = [...(known?.jobs.values() ?? [])].some(({ role, coverage }) => role > 0 || coverage >= MIN_WORK);
  const isUnknown = suiting.length === 0 && !saysWork;
  const ranked = isUnknown ? rank(null) : suiting;
  return {
    jobs: diversify(ranked.map((job) => ({ ...job, kinds: [`company:${job.companyId}`, `family:${job.family}`] }))),
    isColdStart: taste.families.size === 0 && (known === null || isUnknown),
  };
}

const isChosen = ({ kind }: FeedReason) => kind === 'applied' || kind === 'saved';

async function presentJobs(ctx: Context, ranked: readonly RankedFeedJob[], taste: TasteProfile, similar: readonly SimilarItem[]) {
  if (ranked.length === 0) return [];
  const ids = ranked.map(({ id }) => id);
  const rows = await selectJobs(ctx).where('jobs.id', 'in', ids).execute();
  const titles = await loadTitles(
    ctx,
    similar.filter(({ id }) => ids.includes(id)).map(({ because }) => because),
  );
  const explain = ({ id, topReason, judged, family, ageDays }: RankedFeedJob): FeedReason => {
    if (topReason === 'similar') {
      const seed = similar.find((item) => item.id === id)?.because ?? '';
      return { kind: 'collaborative', subject: titles.get(seed) ?? '' };
    }
    if (topReason === 'role' && judged) return { kind: 'role', subject: judged.roleTitle };
    if (topReason === 'skill' && judged?.skill != null) return { kind: 'skill', subject: judged.skill };
    const preference = topReason === 'family' ? taste.families.get(family) : undefined;
    return preference?.reason ?? { kind: ageDays < NEW_DAYS ? 'new' : 'beyond', subject: '' };
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
