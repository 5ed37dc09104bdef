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

/** Weights of signals: a missing skill of a purchased report, and a hashtag that names a skill. */
const WEIGHT = { missing: 3, interest: 1 };

export type FeedNeeds = { readGaps: FindMissingSkills; readSkills: FindSkillIds };

/**
 * Programs for the viewer, chosen from a bounded number; `total` counts those. Missing skills of purchased reports come
 * first, then followed interests and own fields; without any of these, the highest ranked of many fields.
 */
export const listForMe =
  ({ readGaps, readSkills }: FeedNeeds): UseCase<'GET /api/programs/for_me'> =>
  async (ctx, { query: { page, per_page } }) => {
    const [taste, gaps] = await Promise.all([loadTaste(ctx, readSkills), readGaps(ctx)]);
    const cold = taste.families.size === 0 && !gaps;
    const { arm, algorithm, bucket } = assignArm(ctx, 'programs');
    const alike = cold || arm === 'a' ? [] : await findSimilar(ctx, 'program', await findRecentInteractions(ctx, 'program'));
    const wishes = wishesOf(taste, gaps);
    const chosen = filterUnseen(ctx, 'program', await choose(ctx, taste, wishes, alike));
    const shown = chosen.slice((page - 1) * per_page, page * per_page);
    const titles = await titlesOf(
      ctx,
      alike.map(({ because }) => because),
    );
    const programs = await findPrograms(
      ctx,
      shown.map(({ id }) => id),
    );
    const data = programs.map((program) => {
      const because = shown.find(({ id }) => id === program.id)?.because ?? null;
      const told = reasonOf(because, { taste, wishes, seed: seedTitle(program.id, alike, titles) });
      const reason = told ?? { kind: program.attributes.likes > 0 ? ('liked' as const) : ('editors' as const), subject: '' };
      return { ...program, attributes: { ...program.attributes, reason } };
    });
    return {
      data,
      meta: pageMeta(page, per_page, chosen.length),
      algorithm: cold ? 'worthiest-varied-1' : algorithm,
      bucket: cold ? wholeBucket(ctx) : bucket,
    };
  };

type Wishes = Map<string, { weight: number; reason: FeedReason }>;

/** The skills to learn: what a report misses first, then what the viewer follows and does not know yet. */
function wishesOf(taste: TasteProfile, gaps: Gaps | null): Wishes {
  const wishes: Wishes = new Map();
  for (const { id, name } of gaps?.skills ?? [])
    wishes.set(id, { weight: WEIGHT.missing, reason: { kind: 'missing', subject: name } });
  for (const [id, { reason }] of taste.skills)
    if (reason.kind === 'interest' && !wishes.has(id)) wishes.set(id, { weight: WEIGHT.interest, reason });
  return wishes;
}

async function choose(ctx: Context, taste: TasteProfile, wishes: Wishes, alike: readonly SimilarItem[]) {
  const families = [...taste.families].toSorted(([, a], [, b]) => b.weight - a.weight).map(([family]) => family);
  const near = new Map(alike.map(({ id, score }) => [id, score]));
  const programs = await findFeedPrograms(ctx, { skills: [...wishes.keys()], families, alike: [...near.keys()] });
  const worthiest = Math.max(1, ...programs.map(({ worth }) => worth));
  const known = [...taste.skills].filter(([, { reason }]) => reason.kind === 'skill').map(([id]) => id);
  const ranked = rankForLearner(
    programs.map((program) => ({ ...program, worth: program.worth / worthiest, alike: near.get(program.id) ?? 0 })),
    {
      wanted: new Map([...wishes].map(([id, { weight }]) => [id, weight])),
      known: new Set(known),
      families: new Map([...taste.families].map(([family, { weight }]) => [family, weight])),
    },
  );
  return diversify(
    ranked.map((program) => ({ ...program, kinds: [`provider:${program.provider}`, `family:${program.families[0] ?? ''}`] })),
  );
}

async function titlesOf(ctx: Context, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('programs')
    .select(['id', 'title'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
}

const seedTitle = (id: string, alike: readonly SimilarItem[], titles: ReadonlyMap<string, string>) =>
  titles.get(alike.find((one) => one.id === id)?.because ?? '') ?? '';

type Because = Awaited<ReturnType<typeof choose>>[number]['because'];

function reasonOf(
  because: Because,
  { taste, wishes, seed }: { taste: TasteProfile; wishes: Wishes; seed: string },
): FeedReason | null {
  if (because?.kind === 'alike') return { kind: 'alike', subject: seed };
  if (because?.kind === 'skill') return wishes.get(because.id)?.reason ?? null;
  return (because && taste.families.get(because.id)?.reason) ?? null;
}
