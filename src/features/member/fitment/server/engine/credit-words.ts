import { tokenize, type Taxonomy } from '#features/base/skills/server/index.ts';
import { isList } from './text-units.ts';
import { creditPhrase, type StemmedUnit } from './credit-phrases.ts';
import type { SkillCredit, Support } from './credit-skills.ts';
import type { SkillRequirement } from './parse-ad.ts';
import { parseStance } from './stance.ts';
import { WEIGHTS } from './weights.ts';
import { countedWords, stem, wordWeight } from './word-weights.ts';

/**
 * The sentence that says a skill in other words, "review all variances" for variance analysis; null without one. Only for
 * fields of work: a tool or a language goes by its name.
 */
export function findOtherWords(taxonomy: Taxonomy, requirement: SkillRequirement, units: readonly StemmedUnit[]): Support | null {
  if (requirement.kind !== 'skill') return null;
  const support = requirement.skillIds.flatMap((skillId): Support[] => {
    const skill = taxonomy.byId.get(skillId);
    if (skill?.kind !== 'method' && skill?.kind !== 'domain') return [];
    const asWritten = requirement.skillIds.length === 1 ? [requirement.unit.text.slice(...requirement.mark)] : [];
    return [skill.name, ...asWritten].flatMap((name) => findWordsOf(skillId, name, skill.kind === 'domain', units) ?? []);
  });
  return support.find(({ grade }) => grade === 'implied') ?? support[0] ?? null;
}

function findWordsOf(skillId: string, name: string, isField: boolean, units: readonly StemmedUnit[]): Support | null {
  const words = [...new Set(countedWords(name))];
  if (!words.some((word) => wordWeight(word) >= WEIGHTS.other_words.least)) return null;
  // One word says something else: "users" are no user experience, and a "market" is no marketing; who "reconciled" did it.
  if (words.length === 1 && (isField || name.trim().includes(' '))) return null;
  const { quote, grade, mark } = creditPhrase(
    { words },
    units,
    (text, place) =>
      place !== null &&
      standsTogether(text.slice(...place), words) &&
      // Of one word only the deed counts: "care of merchandise" is no merchandising.
      (words.length > 1 || /(?:ed|ing)$/i.test(text.slice(...place)) || isOpening(text, place)) &&
      parseStance(text, ...place) === 'plain',
  );
  if (!quote || !mark) return null;
  const { section, position } = quote;
  const isDone = grade === 'used' && (namesDeed(name, quote.text.slice(...mark)) || isOpening(quote.text, mark));
  return {
    evidence: {
      skillId,
      quote: quote.text,
      section,
      position,
      grade,
      mark,
      when: null,
      span: null,
      isTitle: false,
      isTask: true,
    },
    relation: 'words',
    grade: isDone ? 'shown' : WEIGHTS.credit[grade] >= WEIGHTS.credit.implied ? 'implied' : 'related',
  };
}

// A sentence of a résumé begins with what was done: "Proofread all letters". An "Editor of the newsletter" is somebody.
function isOpening(text: string, [start, end]: [number, number]): boolean {
  const word = text.slice(0, end);
  const isDeed = start === 0 && !/\s/.test(word) && !/(?:[eo]rs?|ing|ist|ion)$/i.test(word);
  return isDeed && /^\s\p{L}/u.test(text.slice(end)) && text.split(/\s+/).length >= MIN_DEED_WORDS;
}

const MIN_DEED_WORDS = 4;

// "Created the digital content" does what "content creation" names; "marketing of the site" does not say who did it.
function namesDeed(name: string, text: string): boolean {
  const own = new Set(tokenize(name).map(({ form }) => form));
  const stems = new Set(countedWords(name));
  return tokenize(text).some(({ form }) => form.endsWith('ed') && !own.has(form) && stems.has(stem(form)));
}

// "Accounting" alone is no key account management, and two words with half a sentence between them belong to other things.
function standsTogether(text: string, words: readonly string[]): boolean {
  const shared = countedWords(text).filter((word) => words.includes(word));
  return text.length <= WEIGHTS.other_words.letters_each * words.length && new Set(shared).size >= Math.min(2, words.length);
}

/** The credit with the sentence in other words, where that counts more, or as much as a mere list. */
export function withOtherWords(credit: SkillCredit, words: Support | null | undefined): SkillCredit {
  if (!words) return credit;
  const { evidence, grade } = words;
  const [best] = credit.support;
  const isBetterQuote = best?.grade === 'listed' && evidence.grade === 'used' && !isList(evidence.quote);
  if (WEIGHTS.credit[grade] < credit.credit || (WEIGHTS.credit[grade] === credit.credit && !isBetterQuote)) return credit;
  return { credit: WEIGHTS.credit[grade], support: [words, ...credit.support], bestSkillId: evidence.skillId };
}
