import { matchSkills, tokenize, type MatchContext, type Taxonomy } from '#features/base/skills/server/index.ts';
import type { Ad, AdUnit, SkillRequirement } from './parse-ad.ts';
import type { TextUnit } from './text-units.ts';
import { WEIGHTS } from './weights.ts';
import { isCounted, skillWeight, stem, wordWeight } from './word-weights.ts';

/**
 * The words and skills that describe the work of an ad: how they are written there, and how much each tells fields apart. A
 * word is recognised by its stem, a skill by its id.
 */
export type AdWording = { unit: TextUnit; words: WordingTerm[] };
type WordingTerm = { key: string; written: string; weight: number };

/** What of it a résumé uses. `credit` is from 0 to 1. */
export type WordingCredit = { credit: number; used: string[]; unused: string[] };

const MIN_WORDS = 5;

/**
 * Finds the most telling words of an ad's duties and requirements, and the skills that only its duties name (`others`); null
 * when there are few.
 */
export function findAdWording(
  taxonomy: Taxonomy,
  ad: Ad,
  others: readonly SkillRequirement[],
  context: MatchContext,
): AdWording | null {
  const units = ad.units.filter((unit) => unit.class === 'does' || unit.class === 'asks');
  const words = units.flatMap((unit) => wordsOf(taxonomy, unit, context));
  const byKey = Map.groupBy(words, ({ key }) => key);
  const counted = [...byKey.values()].flatMap((list): WordingTerm[] => {
    const [first] = list;
    // A word of a single sentence that hardly any occupation uses is a name or an accident.
    if (!first || first.weight <= WEIGHTS.wording.least || (list.length === 1 && first.weight >= 0.95)) return [];
    return [{ ...first, weight: first.weight * (1 + Math.log(list.length)) }];
  });
  const skills = others.map(({ skillIds: [id = ''] }): WordingTerm => ({
    key: `#${id}`,
    written: taxonomy.byId.get(id)?.name ?? id,
    weight: WEIGHTS.wording.skill * skillWeight(id),
  }));
  const terms = [...skills, ...counted]
    .sort((a, b) => b.weight - a.weight || (a.key < b.key ? -1 : 1))
    .slice(0, WEIGHTS.wording.words);
  const [unit] = units;
  return terms.length < MIN_WORDS || !unit ? null : { unit, words: terms };
}

function wordsOf(taxonomy: Taxonomy, unit: AdUnit, context: MatchContext): WordingTerm[] {
  const mentions = matchSkills(taxonomy, unit.masked, context);
  const inSentence = new Map<string, WordingTerm>();
  for (const { form, start, end } of tokenize(unit.masked)) {
    const key = stem(form);
    if (!isCounted(form) || inSentence.has(key) || mentions.some((mention) => mention.start < end && start < mention.end))
      continue;
    inSentence.set(key, { key, written: unit.masked.slice(start, end).toLowerCase(), weight: wordWeight(key) });
  }
  return [...inSentence.values()];
}

/** How much of the ad's wording the own sentences of a résumé use, by their stems and `#` skill ids. More never lowers it. */
export function creditWording(wording: AdWording, keys: ReadonlySet<string>): WordingCredit {
  const used = wording.words.filter(({ key }) => keys.has(key));
  const weigh = (words: readonly WordingTerm[]) => words.reduce((sum, { weight }) => sum + weight, 0);
  return {
    credit: Math.min(1, weigh(used) / weigh(wording.words) / WEIGHTS.wording.full_at),
    used: used.map(({ written }) => written),
    unused: wording.words.filter((word) => !used.includes(word)).map(({ written }) => written),
  };
}
