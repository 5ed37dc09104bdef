import type { ParsedOf } from '#platform/contract/endpoint.ts';
import { pageMeta } from '#platform/contract/pagination.ts';
import type { UseCase } from '#platform/server/http.ts';
import type { programsContract } from '../contract.ts';
import { readPrograms, type ProgramResource } from './read-programs.ts';

type Query = ParsedOf<(typeof programsContract)['GET /api/programs']>['query'];
type FacetName = 'family' | 'level' | 'cost' | 'language';

const FACETS: readonly FacetName[] = ['family', 'level', 'cost', 'language'];

/** Courses by filters, a page at a time, with the counts of what each other filter would leave. */
export const listPrograms: UseCase<'GET /api/programs'> = async (_ctx, { query }) => {
  const found = rank(await readPrograms(), query.query);
  const matching = found.filter((program) => FACETS.every((name) => fits(program, name, query)));
  const start = (query.page - 1) * query.per_page;
  return {
    data: matching.slice(start, start + query.per_page),
    meta: pageMeta(query.page, query.per_page, matching.length),
    facets: {
      family: count(found, 'family', query),
      level: count(found, 'level', query),
      cost: count(found, 'cost', query),
      language: count(found, 'language', query),
    },
  };
};

function valuesOf({ attributes }: ProgramResource, name: FacetName): readonly string[] {
  return name === 'family' ? attributes.families : [attributes[name]];
}

function fits(program: ProgramResource, name: FacetName, query: Query): boolean {
  const wanted = query[name];
  return !wanted || valuesOf(program, name).includes(wanted);
}

function count(programs: readonly ProgramResource[], name: FacetName, query: Query) {
  const counts = new Map<string, number>();
  for (const program of programs) {
    if (!FACETS.every((other) => other === name || fits(program, other, query))) continue;
    for (const value of valuesOf(program, name)) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts]
    .map(([value, found]) => ({ value, count: found }))
    .toSorted((a, b) => b.count - a.count || a.value.localeCompare(b.value, 'en'));
}

const WEIGHTS = { skill: 4, title: 3, provider: 1 };
const wordsOf = (text: string) => text.toLocaleLowerCase('en').match(/[\p{L}\p{N}+#.]+/gu) ?? [];

/** Every word asked for must begin a word of the title, a skill or the provider; the best place counts. */
function rank(programs: readonly ProgramResource[], text: string | undefined): readonly ProgramResource[] {
  const asked = wordsOf(text ?? '');
  if (asked.length === 0) return programs;
  return programs
    .map((program) => ({ program, worth: worthOf(program, asked) }))
    .filter(({ worth }) => worth > 0)
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ program }) => program);
}

function worthOf({ attributes }: ProgramResource, asked: readonly string[]): number {
  const places = [
    { words: attributes.skills.flatMap(({ name }) => wordsOf(name)), weight: WEIGHTS.skill },
    { words: wordsOf(attributes.title), weight: WEIGHTS.title },
    { words: wordsOf(attributes.provider), weight: WEIGHTS.provider },
  ];
  const worths = asked.map((word) =>
    Math.max(0, ...places.map(({ words, weight }) => (words.some((one) => one.startsWith(word)) ? weight : 0))),
  );
  return worths.includes(0) ? 0 : worths.reduce((sum, worth) => sum + worth, 0);
}
