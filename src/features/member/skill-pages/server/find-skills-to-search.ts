import { createHash } from 'node:crypto';
import { enqueueForSearch, popularityOf, type SearchSource } from '#features/base/search/server/index.ts';
import { countProgramsTeaching } from '#features/catalogue/programs/server/index.ts';
import { skillCatalogue } from '#features/base/skills/server/index.ts';
import { calendarDay } from '#platform/runtime/calendar-day.ts';
import { loadIfChanged } from '#platform/db/content-loads.ts';
import type { Context } from '#platform/http/context.ts';
import { hasPage } from './skill-card.ts';

/** The number of resources at which a skill has half of the maximum popularity from resources. */
const RESOURCES_FOR_HALF_POPULARITY = 4;

/** The popularity of a skill without a page, which comes after whatever has one. */
const MIN_POPULARITY = -4;

/**
 * Skills as search entries, which are also found by their aliases. One without a page leads to the search for courses that name
 * it, or for jobs if no course teaches it.
 */
export const findSkillsToSearch: SearchSource = async (ctx, ids) => {
  const [{ taxonomy }, taught] = await Promise.all([skillCatalogue(), countProgramsTeaching(ctx, ids)]);
  return new Map(
    ids.flatMap((id) => {
      const skill = taxonomy.byId.get(id);
      // A merged one is found as the skill that was kept.
      if (!skill || skill.id !== id || skill.out_of_use) return [];
      const { name, family, summary = '', resources = [], aliases } = skill;
      const entry = {
        path: hasPage(skill) ? `/skills/${id}` : `/search/${taught.has(id) ? 'course' : 'job'}?query=${encodeURIComponent(name)}`,
        title: name,
        meta: [],
        text: summary,
        words: [...aliases, family].join(' '),
        cover: id,
        popularity: hasPage(skill) ? 0.4 + 0.6 * popularityOf(resources.length, RESOURCES_FOR_HALF_POPULARITY) : MIN_POPULARITY,
      };
      return [[id, entry] as const];
    }),
  );
};

/** Queues all skills for the search index if any of them changed since they were last queued. */
export async function enqueueSkillsForSearch(ctx: Context): Promise<void> {
  const { skills } = await skillCatalogue();
  const hash = createHash('sha256').update(JSON.stringify(skills)).digest('hex');
  await loadIfChanged(
    ctx,
    { name: 'skills-for-search', kind: 'reference', texts: [hash], today: calendarDay(ctx.clock.now()) },
    (trx) =>
      enqueueForSearch(
        trx,
        'skill',
        skills.map(({ id }) => id),
      ),
  );
}
