import type { FeedReason } from '#features/base/ranking/contract.ts';
import {
  assignArm,
  findSimilar,
  findRecentInteractions,
  loadTaste,
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
import type { Gaps, FindMissingSkills } from './compare-programs.ts';
import { rankForLearner } from './engine/rank-for-learner.ts';
import { findFeedPrograms } from './find-feed-programs.ts';
import { findPrograms } from './find-program.ts';

/** The weights of skills to learn: those missing in a purchased report, and those of followed interests. */
const WEIGHTS = { missing: 3, interest: 1 };

export type FeedNeeds = { findMissingSkills: FindMissingSkills; findSkillIds: FindSkillIds };

/**
 * Programs for the viewer, chosen from a bounded number; `total` counts those. Missing skills of purchased reports come
 * first, then followed interests and own fields; without any of these, the highest ranked of many fields.
 */
export const listForMe =
  ({ findMissingSkills, findSkillIds }: FeedNeeds): UseCase<'GET /api/programs/for_me'> =>
  async (ctx, { query: { page, per_page } }) => {
    const [taste, gaps] = await Promise.all([loadTaste(ctx, findSkillIds), findMissingSkills(ctx)]);
    const isColdStart = taste.families.size === 0 && !gaps;
    const { arm, algorithm, bucket } = assignArm(ctx, 'programs');
    const similar =
      isColdStart || arm === 'a' ? [] : await findSimilar(ctx, 'program', await findRecentInteractions(ctx, 'program'));
    const wantedSkills = collectWantedSkills(taste, gaps);
    const chosen = filterUnseen(ctx, 'program', await rankCandidates(ctx, taste, wantedSkills, similar));
    const shown = chosen.slice((page - 1) * per_page, page * per_page);
    const titles = await loadTitles(
      ctx,
      similar.map(({ because }) => because),
    );
    const programs = await findPrograms(
      ctx,
      shown.map(({ id }) => id),
    );
    const data = programs.map((program) => {
      const because = shown.find(({ id }) => id === program.id)?.because ?? null;
      const ownReason = explain(because, { taste, wantedSkills, seed: seedTitle(program.id, similar, titles) });
      const reason = ownReason ?? { kind: program.attributes.likes > 0 ? ('liked' as const) : ('editors' as const), subject: '' };
      return { ...program, attributes: { ...program.attributes, reason } };
    });
    return {
      data,
      meta: pageMeta(page, per_page, chosen.length),
      algorithm: isColdStart ? 'worthiest-varied-1' : algorithm,
      bucket: isColdStart ? wholeBucket(ctx) : bucket,
    };
  };

type WantedSkills = Map<string, { weight: number; reason: FeedReason }>;

/** Collects the skills to learn: those missing in the report, and those of followed interests. */
function collectWantedSkills(taste: TasteProfile, gaps: Gaps | null): WantedSkills {
  const wantedSkills: WantedSkills = new Map();
  for (const { id, name } of gaps?.skills ?? [])
    wantedSkills.set(id, { weight: WEIGHTS.missing, reason: { kind: 'missing', subject: name } });
  for (const [id, { reason }] of taste.skills)
    if (reason.kind === 'interest' && !wantedSkills.has(id)) wantedSkills.set(id, { weight: WEIGHTS.interest, reason });
  return wantedSkills;
}

async function rankCandidates(ctx: Context, taste: TasteProfile, wantedSkills: WantedSkills, similar: readonly SimilarItem[]) {
  const families = [...taste.families].toSorted(([, a], [, b]) => b.weight - a.weight).map(([family]) => family);
  const similarity = new Map(similar.map(({ id, score }) => [id, score]));
  const programs = await findFeedPrograms(ctx, {
    skills: [...wantedSkills.keys()],
    families,
    similarIds: [...similarity.keys()],
  });
  const maxWorth = Math.max(1, ...programs.map(({ worth }) => worth));
  const known = [...taste.skills].filter(([, { reason }]) => reason.kind === 'skill').map(([id]) => id);
  const ranked = rankForLearner(
    programs.map((program) => ({ ...program, worth: program.worth / maxWorth, similarity: similarity.get(program.id) ?? 0 })),
    {
      wanted: new Map([...wantedSkills].map(([id, { weight }]) => [id, weight])),
      known: new Set(known),
      families: new Map([...taste.families].map(([family, { weight }]) => [family, weight])),
    },
  );
  return diversify(
    ranked.map((program) => ({ ...program, kinds: [`provider:${program.provider}`, `family:${program.families[0] ?? ''}`] })),
  );
}

async function loadTitles(ctx: Context, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('programs')
    .select(['id', 'title'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
}

const seedTitle = (id: string, similar: readonly SimilarItem[], titles: ReadonlyMap<string, string>) =>
  titles.get(similar.find((item) => item.id === id)?.because ?? '') ?? '';

type Because = Awaited<ReturnType<typeof rankCandidates>>[number]['because'];

function explain(
  because: Because,
  { taste, wantedSkills, seed }: { taste: TasteProfile; wantedSkills: WantedSkills; seed: string },
): FeedReason | null {
  if (because?.kind === 'collaborative') return { kind: 'collaborative', subject: seed };
  if (because?.kind === 'skill') return wantedSkills.get(because.id)?.reason ?? null;
  return (because && taste.families.get(because.id)?.reason) ?? null;
}
