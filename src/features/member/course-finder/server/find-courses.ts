import type { z } from 'zod';
import { findProgramCandidates, findPrograms } from '#features/catalogue/programs/server/index.ts';
import type { Skill } from '#features/base/skills/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { Answers, Results } from '../contract.ts';
import { rankPrograms } from './engine/rank-programs.ts';
import { getInterestBySlug, findSubCategories } from './sub-categories.ts';

export const LIMITS = { candidates: 400, items: 12, relatedTopics: 3, jobsPerTopic: 2, insights: 4 };

/**
 * Finds and ranks programs for an interest and answers. Topics outside the interest are ignored; without any topic, all
 * topics of the interest count.
 */
export async function findCourses(ctx: Context, slug: string, { topics: requestedIds, ...criteria }: z.output<typeof Answers>) {
  const { name, family, description } = await getInterestBySlug(ctx, slug);
  const all = await findSubCategories({ slug, family });
  const picked = all.filter(({ id }) => requestedIds.includes(id));
  const topics = picked.length > 0 ? picked : all;
  const ids = topics.map(({ id }) => id);
  const { ranked, leftOut } = rankPrograms(await findProgramCandidates(ctx, ids, LIMITS.candidates), {
    ...criteria,
    topics: ids,
  });
  const best = ranked.slice(0, LIMITS.items);
  const programs = await findPrograms(
    ctx,
    best.map(({ id }) => id),
  );
  const covered = new Set(best.flatMap(({ covers }) => covers));
  const items = programs.flatMap((program): z.input<typeof Results>['attributes']['items'] => {
    const match = best.find(({ id }) => id === program.id);
    if (!match) return [];
    return [
      {
        program,
        covers: topics.filter(({ id }) => match.covers.includes(id)).map(toNamedTopic),
        level_fit: match.levelFit,
        weeks: match.weeks,
        goal_fit: match.goalFit,
      },
    ];
  });
  return {
    interest: { slug, name, family, description },
    topics,
    picked,
    items,
    uncovered: picked.filter(({ id }) => !covered.has(id)).map(toNamedTopic),
    left_out: leftOut,
  };
}

export const toNamedTopic = ({ id, name }: Skill) => ({ id, name });
