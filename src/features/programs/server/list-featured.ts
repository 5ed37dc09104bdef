import type { UseCase } from '#platform/server/http.ts';
import { readPrograms, type ProgramResource } from './read-programs.ts';

const MOST_TRENDING = 12;

/** The widest courses of the catalogue. */
export const listTrending: UseCase<'GET /api/programs/trending'> = async () => ({
  data: (await readPrograms()).slice(0, MOST_TRENDING),
  meta: { next_cursor: null },
});

/** For each field the widest free course for beginners in English; a field without one gives its widest. */
export const listFeatured: UseCase<'GET /api/programs/featured'> = async () => {
  const programs = await readPrograms();
  const families = [...new Set(programs.flatMap(({ attributes }) => attributes.families))].toSorted();
  const chosen = new Map<string, ProgramResource>();
  for (const family of families) {
    const own = programs.filter(({ id, attributes }) => attributes.families[0] === family && !chosen.has(id));
    const first = own.find(isGoodStart) ?? own[0];
    if (first) chosen.set(first.id, first);
  }
  return { data: [...chosen.values()], meta: { next_cursor: null } };
};

const isGoodStart = ({ attributes: { families, level, cost, language, hours } }: ProgramResource) =>
  families.length === 1 && level === 'beginner' && cost === 'free' && language === 'en' && hours >= 2;
