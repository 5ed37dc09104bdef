import type { Taxonomy } from '#features/base/skills/server/index.ts';
import { needAt, type AdUnit, type PhraseRequirement, type Place } from './ad-requirements.ts';
import { asksForSomething } from './classify-unit.ts';
import { findAskedItems, isVague } from './find-asked-phrases.ts';
import { findDegreePhrases } from './find-degree-phrases.ts';
import { findTerms } from './find-terms.ts';
import { WEIGHTS } from './weights.ts';
import { countedWords, wordWeight } from './word-weights.ts';

type Span = { start: number; end: number };

type TakenPlace = Place & { kind: string };

/**
 * What a sentence asks for in words of its own, outside the places that are `taken` by skills, years, degrees and conditions:
 * what has a name, or else the whole ask. An ask without a name has no weight: it is shown and brings no points.
 */
export function findPhraseRequirements(taxonomy: Taxonomy, unit: AdUnit, taken: readonly TakenPlace[]): PhraseRequirement[] {
  if (unit.class === 'does' || /[:?]$/.test(unit.text) || isShouted(unit) || isNarrative(unit) || isSingleWord(unit)) return [];
  const own = taken.filter((item) => item.unit.start === unit.start);
  const spans = [
    ...own.map(({ mark: [start, end] }) => ({ start, end })),
    ...findDegreePhrases(unit.text),
    ...[...unit.masked.matchAll(/\|+/g)].map((match) => ({ start: match.index, end: match.index + match[0].length })),
  ];
  let terms: readonly Span[] | undefined;
  const isTerm = (span: Span) => {
    terms ??= findTerms(taxonomy, unit.text);
    const shared = terms.reduce(
      (sum, term) => sum + Math.max(0, Math.min(term.end, span.end) - Math.max(term.start, span.start)),
      0,
    );
    return shared >= (span.end - span.start) * WEIGHTS.term_share;
  };
  const items = findAskedItems(
    unit.text,
    spans,
    own.some(({ kind }) => kind === 'skill'),
    isTerm,
  );
  const named = items.filter(({ isNamed }) => isNamed);
  const whole = named.length === 0 ? wholeAsk(unit, spans) : [];
  return [
    ...named.map((span) => toRequirement(unit, span, WEIGHTS.phrase)),
    ...(whole.length > 0 ? whole : items.filter(({ isNamed }) => !isNamed)).map((span) => toRequirement(unit, span, 0)),
  ];
}

function toRequirement(unit: AdUnit, { start, end }: Span, worth: number): PhraseRequirement {
  const words = [...new Set(countedWords(unit.text.slice(start, end)))];
  const need = needAt(unit, start, end);
  const { least } = WEIGHTS.specificity;
  const specificity = words.reduce((sum, word) => sum + wordWeight(word), 0) / words.length;
  return {
    id: `phrase-${words.join('-')}`,
    kind: 'phrase',
    need,
    weight: WEIGHTS.need[need] * worth * (least + (1 - least) * specificity),
    unit,
    mark: [start, end],
    words,
  };
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

// A sentence with nothing that has a name is one ask, "Able to explain test results to customers"; of one with something, at
// most the ability at its end.
function wholeAsk({ text, section }: AdUnit, taken: readonly Span[]): Span[] {
  const start = taken.length === 0 ? 0 : (ABILITY.exec(text)?.index ?? text.length);
  if (taken.some((span) => span.end > start)) return [];
  const lead = LEAD.exec(text.slice(start))?.[0].length ?? 0;
  const ask = text
    .slice(start + lead)
    .replace(NEED_MARK, '')
    .replace(/[^\p{L}\d+#)]+$/u, '');
  const words = ask.split(/\s+/).length;
  if (words < 2 || words > MAX_WORDS || isVague(ask) || countedWords(ask).length === 0 || TELLS.test(ask) || SPEAKS.test(ask))
    return [];
  const isListed = section === 'asks' || section === 'prefers';
  const isShort = words <= MAX_SHORT_WORDS || !/[.!]$/.test(text.trim());
  if (!asksForSomething(ask) && !(isListed && isShort)) return [];
  return [{ start: start + lead, end: start + lead + ask.length }];
}

const LEAD = /^[^\p{L}\d]*(?:(?:proven|demonstrated|strong|excellent|good|great|solid|outstanding)\s+)?/iu;

// A sentence that goes on with a thought, or speaks of everybody or of the company.
const TELLS = /^(?:because|but|and|besides|however|the world|it|this|that|there|before|so|then|if|step)\b/iu;
const SPEAKS = /\b(?:we|we['’]\p{L}+|our|us|let['’]s|it['’]s)\b|\b(?:is|are) (?:not|a|an|the|of|to)\b/iu;

// "Ability to work overtime - Required".
const NEED_MARK = /\s*[-–—(]\s*(?:required|preferred|mandatory|essential|desirable|desired|a must|a plus)\)?[\s.]*$/iu;

const ABILITY = /\b(?:abilit(?:y|ies) (?:to|of)|able to|capable of|capability (?:to|of)|capacity to|willing(?:ness)? to)\s/iu;

const MAX_WORDS = 18;
const MAX_SHORT_WORDS = 12;

/** Keeps each phrase once; one that says no more than a skill that is asked for (`names`) is dropped. */
export function mergePhrases(found: readonly PhraseRequirement[], names: readonly string[]): PhraseRequirement[] {
  const skills = names.map((name) => new Set(countedWords(name)));
  const byId = new Map<string, PhraseRequirement>();
  for (const phrase of found.filter(({ words }) => !skills.some((skill) => words.every((word) => skill.has(word)))))
    if ((byId.get(phrase.id)?.weight ?? -1) < phrase.weight) byId.set(phrase.id, phrase);
  return [...byId.values()];
}
