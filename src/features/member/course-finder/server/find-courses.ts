import type { z } from 'zod';
import { findProgramCandidates, findPrograms } from '#features/catalogue/programs/server/index.ts';
import type { Skill } from '#features/base/skills/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { Answers, Results } from '../contract.ts';
import { rankPrograms } from './engine/rank-programs.ts';
import { getInterestBySlug, findSubCategories } from './sub-categories.ts';

export const LIMITS = { looked: 400, items: 12, topicsBeside: 3, jobsOfTopic: 2, insights: 4 };

/** The results for the page and the board. Topics outside the interest are ignored; without any left, all count. */
export async function findCourses(ctx: Context, slug: string, { topics: chosen, ...wishes }: z.output<typeof Answers>) {
  const { name, family, description } = await getInterestBySlug(ctx, slug);
  const all = await findSubCategories({ slug, family });
  const picked = all.filter(({ id }) => chosen.includes(id));
  const topics = picked.length > 0 ? picked : all;
  const ids = topics.map(({ id }) => id);
  const { ranked, leftOut } = rankPrograms(await findProgramCandidates(ctx, ids, LIMITS.looked), { ...wishes, topics: ids });
  const best = ranked.slice(0, LIMITS.items);
  const programs = await findPrograms(
    ctx,
    best.map(({ id }) => id),
  );
  const covered = new Set(best.flatMap(({ covers }) => covers));
  const items = programs.flatMap((program): z.input<typeof Results>['attributes']['items'] => {
    const why = best.find(({ id }) => id === program.id);
    if (!why) return [];
    return [
      {
        program,
        covers: topics.filter(({ id }) => why.covers.includes(id)).map(nameTopics),
        level_fit: why.levelFit,
        weeks: why.weeks,
        goal_fit: why.goalFit,
      },
    ];
  });
  return {
    interest: { slug, name, family, description },
    topics,
    picked,
    items,
    uncovered: picked.filter(({ id }) => !covered.has(id)).map(nameTopics),
    left_out: leftOut,
  };
}

export const nameTopics = ({ id, name }: Skill) => ({ id, name });
