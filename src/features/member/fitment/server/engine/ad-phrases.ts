import { needAt, type AdUnit, type PhraseRequirement, type Place } from './ad-requirements.ts';
import { asksForSomething } from './classify-unit.ts';
import { findAskedPhrases, isVague } from './find-asked-phrases.ts';
import { findDegreePhrases } from './find-degree-phrases.ts';
import { WEIGHTS } from './weights.ts';
import { countedWords, wordWeight } from './word-weights.ts';

/** What a sentence asks for in words of its own, outside the places that are `taken` by skills, years, degrees and conditions. */
export function findPhraseRequirements(unit: AdUnit, taken: readonly Place[]): PhraseRequirement[] {
  if (unit.class === 'does' || /[:?]$/.test(unit.text) || isShouted(unit) || isNarrative(unit) || isSingleWord(unit)) return [];
  const spans = [
    ...taken.filter((item) => item.unit.start === unit.start).map(({ mark: [start, end] }) => ({ start, end })),
    ...findDegreePhrases(unit.text),
    ...[...unit.masked.matchAll(/\|+/g)].map((match) => ({ start: match.index, end: match.index + match[0].length })),
  ];
  const clauses = findAbilities(unit.text).filter((clause) => !spans.some((span) => overlaps(span, clause)));
  const found = findAskedPhrases(unit.text, spans).filter((span) => !clauses.some((clause) => overlaps(clause, span)));
  const whole = found.length === 0 && spans.length === 0 && clauses.length === 0 ? wholeAsk(unit) : [];
  return [...found, ...clauses, ...whole].map(({ start, end }): PhraseRequirement => {
    const words = [...new Set(countedWords(unit.text.slice(start, end)))];
    const need = needAt(unit, start, end);
    const { least } = WEIGHTS.specificity;
    const specificity = words.reduce((sum, word) => sum + wordWeight(word), 0) / words.length;
    return {
      id: `phrase-${words.join('-')}`,
      kind: 'phrase',
      need,
      weight: WEIGHTS.need[need] * WEIGHTS.phrase * (least + (1 - least) * specificity),
      unit,
      mark: [start, end],
      words,
    };
  });
}

// A long full sentence without a cue tells something about the work, even among the requirements.
function isNarrative({ text }: AdUnit): boolean {
  return text.split(/\s+/).length > 14 && text.endsWith('.') && !asksForSomething(text);
}

// A line of one unknown word is a name or a code more often than something asked for.
function isSingleWord({ text }: AdUnit): boolean {
  return !/\s/.test(text.trim());
}

// A short line in capitals is a heading.
function isShouted({ text }: AdUnit): boolean {
  return text.length < 40 && text === text.toUpperCase() && text.split(' ').length > 1;
}

// A short line that asks for something in words of its own is one requirement: "Passion for quality".
function wholeAsk({ text }: AdUnit): { start: number; end: number }[] {
  const words = text.split(/\s+/).length;
  if (words < 2 || words > MAX_WORDS || /[:?]$/.test(text) || isVague(text) || TELLS.test(text)) return [];
  const lead = /^[^\p{L}\d]*/u.exec(text)?.[0].length ?? 0;
  return [{ start: lead, end: text.replace(NEED_MARK, '').replace(/[^\p{L}\d+#)]+$/u, '').length }];
}

// "Ability to work overtime - Required".
// A sentence that goes on with a thought, or speaks of everybody.
const TELLS = /^\P{L}*(?:because|but|and|besides|however|we(?:['’]re| are) always|the world)\b/iu;

const NEED_MARK = /\s*[-–—(]\s*(?:required|preferred|mandatory|essential|desirable|desired|a must|a plus)\)?[\s.]*$/iu;

const ABILITY =
  /\b(?:abilit(?:y|ies) (?:to|of)|able to|capable of|capability (?:to|of)|capacity to|willing(?:ness)? to|desire to|comfortable (?:with|in)|(?:experienced?|track record|history|expertise|success|exposure|passion\p{L}*|aptitude|understanding|knowledge|responsible) (?:(?:of|in|with|for|to|at|about) )?(?:\p{L}+ly )?\p{L}+ing\b) [^,;.:()]+/giu;

// "Ability to explain complex ideas to customers" is one requirement, whatever its words are.
function findAbilities(text: string): { start: number; end: number }[] {
  return [...text.matchAll(ABILITY)].flatMap((match) => {
    const clause = match[0].replace(NEED_MARK, '').trimEnd();
    const words = clause.split(/\s+/).length;
    return words < 4 || words > MAX_WORDS || isVague(clause) ? [] : [{ start: match.index, end: match.index + clause.length }];
  });
}

const MAX_WORDS = 14;

function overlaps(a: { start: number; end: number }, b: { start: number; end: number }): boolean {
  return a.start < b.end && b.start < a.end;
}

export function mergePhrases(found: readonly PhraseRequirement[]): PhraseRequirement[] {
  const byId = new Map<string, PhraseRequirement>();
  for (const phrase of found) if ((byId.get(phrase.id)?.weight ?? -1) < phrase.weight) byId.set(phrase.id, phrase);
  return [...byId.values()];
}
