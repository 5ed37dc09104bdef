import { bootstrap } from '#features/base/ranking/server/index.ts';
import { resolveSkill, type Taxonomy } from '#features/base/skills/server/index.ts';
import type { GoldLink } from './parse-gold.ts';

/** The share of correct links with its 95 % interval. */
export type LinkGroup = { name: string; links: number; correct: number; accuracy: number; low: number; high: number };
/** A wrong link; `found` and `expected` are ids. */
export type LinkError = { mention: string; expected: string[]; found: string | null };
export type LinkReport = { groups: LinkGroup[]; errors: LinkError[] };

const SEED = 20_261_123;

/**
 * Compares the skill that each mention is resolved to with its gold skill; a mention of no skill must resolve to none. Reported
 * over all, with a skill, with a skill of the taxonomy, without a skill, and by kind and source.
 */
export function evaluateLinks(taxonomy: Taxonomy, gold: readonly GoldLink[]): LinkReport {
  const links = gold.map(({ mention, text, skills, groups }) => {
    const expected = skills.flatMap((name) => (taxonomy.byId.has(name) ? name : (resolveSkill(taxonomy, name)?.skillId ?? [])));
    const found = resolveSkill(taxonomy, mention, { text: text === mention ? undefined : text })?.skillId ?? null;
    const isCorrect = skills.length === 0 ? found === null : found !== null && expected.includes(found);
    const kinds = skills.length === 0 ? ['without a skill'] : ['with a skill', ...(expected.length > 0 ? [KNOWN] : [])];
    return { mention, expected, found, isCorrect, groups: ['all', ...kinds, ...groups] };
  });
  const names = [...new Set(['all', 'with a skill', KNOWN, 'without a skill', ...links.flatMap(({ groups }) => groups).sort()])];
  return {
    groups: names.flatMap((name) => {
      const outcomes = links.filter(({ groups }) => groups.includes(name)).map(({ isCorrect }) => isCorrect);
      return outcomes.length > 0 ? [{ name, ...measureAccuracy(outcomes) }] : [];
    }),
    errors: links.filter(({ isCorrect }) => !isCorrect).map(({ mention, expected, found }) => ({ mention, expected, found })),
  };
}

const KNOWN = 'with a skill of the taxonomy';

function measureAccuracy(outcomes: readonly boolean[]): Omit<LinkGroup, 'name'> {
  const { mean, low, high } = bootstrap(outcomes.map(Number), SEED);
  return { links: outcomes.length, correct: outcomes.filter(Boolean).length, accuracy: mean, low, high };
}
