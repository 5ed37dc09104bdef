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
  type TasteProfile,
} from '#features/base/ranking/server/index.ts';
import { pageMeta } from '#platform/contract/pagination.ts';
import type { Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { Gaps, FindMissingSkills } from './compare-programs.ts';
import { rankForLearner, type NearSkill } from './engine/rank-for-learner.ts';
import { skillCatalogue, type Taxonomy } from '#features/base/skills/server/index.ts';
import { findFeedPrograms } from './find-feed-programs.ts';
import { findKnownFamilies, findNearSkills, shareFamilies } from './engine/near-skills.ts';
import { findPrograms } from './find-programs.ts';

/** The weights of skills to learn: those missing in a purchased report, and those of followed interests. */
const WEIGHTS = { missing: 3, interest: 1 };

/** What a member knows: skills by how much they say about a field (0 to 1), months of work, and whether they studied. */
export type Learner = { skills: ReadonlyMap<string, number>; months: number | null; studied: boolean };

/** Finders of skills, passed in because reports and profiles depend on programs. */
export type SkillFinders = { findMissingSkills: FindMissingSkills; loadLearner: (ctx: Context) => Promise<Learner> };

/**
 * Lists recommended programs, chosen from a bounded number of candidates. `total` is the number of those not yet shown in this
 * session, or of all when none are left. Programs for missing skills of a purchased report come first, then those for followed
 * interests and the viewer's fields. A viewer without any of these gets the highest ranked programs of many fields.
 */
export const listForMe =
  ({ findMissingSkills, loadLearner }: SkillFinders): UseCase<'GET /api/programs/for_me'> =>
  async (ctx, { query: { page, per_page } }) => {
    const [taste, learner, gaps] = await Promise.all([loadTaste(ctx), loadLearner(ctx), findMissingSkills(ctx)]);
    const { taxonomy } = await skillCatalogue();
    const near = findNearSkills(taxonomy, learner.skills);
    const isColdStart = taste.families.size === 0 && near.size === 0 && !gaps;
    const { arm, algorithm, bucket } = assignArm(ctx, 'programs');
    const similar =
      isColdStart || arm === 'a' ? [] : await findSimilar(ctx, 'program', await findRecentInteractions(ctx, 'program'));
    const wantedSkills = collectWantedSkills(taste, gaps);
    const ranked = filterUnseen(
      ctx,
      'program',
      await rankCandidates(ctx, { taste, wantedSkills, similar, learner, near, taxonomy }),
    );
    const shown = ranked.slice((page - 1) * per_page, page * per_page);
    const titles = await loadTitles(
      ctx,
      similar.map(({ because }) => because),
    );
    const programs = await findPrograms(
      ctx,
      shown.map(({ id }) => id),
    );
    const data = programs.map((program) => {
      const topReason = shown.find(({ id }) => id === program.id)?.topReason ?? null;
      const personalReason = explain(topReason, {
        taste,
        wantedSkills,
        near,
        taxonomy,
        seed: seedTitle(program.id, similar, titles),
      });
      const reason = personalReason ?? {
        kind: program.attributes.likes > 0 ? ('liked' as const) : ('editors' as const),
        subject: '',
      };
      return { ...program, attributes: { ...program.attributes, reason } };
    });
    return {
      data,
      meta: pageMeta(page, per_page, ranked.length),
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

type RankingOptions = {
  taste: TasteProfile;
  wantedSkills: WantedSkills;
  similar: readonly SimilarItem[];
  learner: Learner;
  near: ReadonlyMap<string, NearSkill>;
  taxonomy: Taxonomy;
};

async function rankCandidates(ctx: Context, { taste, wantedSkills, similar, learner, near, taxonomy }: RankingOptions) {
  const families = [...taste.families].toSorted(([, a], [, b]) => b.weight - a.weight).map(([family]) => family);
  const similarities = new Map(similar.map(({ id, score }) => [id, score]));
  const skills = [...wantedSkills.keys(), ...[...near].toSorted(([, a], [, b]) => b.weight - a.weight).map(([id]) => id)];
  const programs = await findFeedPrograms(ctx, { skills, families, similarIds: [...similarities.keys()] });
  const maxQuality = Math.max(1, ...programs.map(({ quality }) => quality));
  const ranked = rankForLearner(
    programs.map((program) => ({
      ...program,
      families: shareFamilies(taxonomy, program.skillIds),
      quality: program.quality / maxQuality,
      similarity: similarities.get(program.id) ?? 0,
    })),
    {
      wanted: new Map([...wantedSkills].map(([id, { weight }]) => [id, weight])),
      known: new Set(learner.skills.keys()),
      knownFamilies: findKnownFamilies(taxonomy, learner.skills.keys()),
      near,
      families: new Map([...taste.families].map(([family, { weight }]) => [family, weight])),
      months: learner.months,
      studied: learner.studied,
    },
  );
  return diversify(ranked.map((program) => ({ ...program, kinds: [`provider:${program.provider}`] })));
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

/** The title of the program that the viewer used and that is similar to this one. */
const seedTitle = (id: string, similar: readonly SimilarItem[], titles: ReadonlyMap<string, string>) =>
  titles.get(similar.find((item) => item.id === id)?.because ?? '') ?? '';

type TopReason = Awaited<ReturnType<typeof rankCandidates>>[number]['topReason'];

type Explanation = {
  taste: TasteProfile;
  wantedSkills: WantedSkills;
  near: ReadonlyMap<string, NearSkill>;
  taxonomy: Taxonomy;
  seed: string;
};

function explain(topReason: TopReason, { taste, wantedSkills, near, taxonomy, seed }: Explanation): FeedReason | null {
  if (topReason === null) return null;
  if (topReason.kind === 'similar') return { kind: 'collaborative', subject: seed };
  if (topReason.kind === 'skill') return wantedSkills.get(topReason.id)?.reason ?? null;
  if (topReason.kind === 'family') return taste.families.get(topReason.id)?.reason ?? null;
  const known = taxonomy.byId.get(near.get(topReason.id)?.known ?? '');
  return known ? { kind: 'skill', subject: known.name } : null;
}
