import { choose, isAbove } from './choose-candidate.ts';
import { editDistance } from './edit-distance.ts';
import { findForm } from './find-form.ts';
import { toSingular } from './fold-name.ts';
import type { Lookup, ResolvedSkill } from './lookup.ts';
import { letterBits, toSound, type Candidate } from './name-index.ts';
import { isEverydayWord, isProperName } from './other-words.ts';
import { isQualifier } from './qualifiers.ts';
import { isAccepted, listVariants, resolveVariant } from './resolve-variant.ts';

/** The greatest distance from a name of this length that still means it. */
function maxDistance(length: number): number {
  if (length < 4) return 0;
  if (length < 6) return 0.85;
  if (length < 8) return 1;
  if (length < 10) return 1.45;
  return length < 13 ? 1.7 : 2;
}

/** A name of correctly spelt words may still hold one slip: "ITR filling". */
const MAX_DISTANCE_OF_WORDS = 0.6;
/** In abbreviations letters may only be swapped or doubled. */
const MAX_DISTANCE_OF_ABBREVIATIONS = 0.7;
const MIN_SWAPPED_LENGTH = 5;
/** The distance by which a name must be closer than that of any other skill. */
const MIN_LEAD = 0.15;

/** The skill with a name within a few edits, that sounds the same, or of which single words are misspelt. */
export function resolveMisspelt(lookup: Lookup, words: readonly string[]): ResolvedSkill | null {
  const known = words.filter((word) => isKnownWord(lookup, word));
  if (words.length === 1 && known.length === 1) return null;
  const areWords = known.length === words.length;
  const whole = { words, isProduct: false };
  const forms = [whole, ...listVariants(words)]
    .filter((variant) => variant.words.join('').length >= MIN_MISSPELT_LENGTH)
    .slice(0, MAX_MISSPELT_FORMS);
  const best = forms
    .map((variant) => {
      const found = findClosest(lookup, variant.words.join(''), areWords);
      return found && isAccepted(lookup, found.skillId, variant) ? found : null;
    })
    .reduce<ResolvedSkill | null>(
      (closest, found) => (found && (!closest || found.distance < closest.distance) ? found : closest),
      null,
    );
  return best ?? (areWords ? null : (resolveBySound(lookup, words.join('')) ?? resolveByWords(lookup, words)));
}

const MIN_MISSPELT_LENGTH = 4;
const MAX_MISSPELT_FORMS = 4;
const MIN_EDIT_DISTANCE = 0.5;

const isKnownWord = ({ index }: Lookup, word: string): boolean =>
  word.length < 3 || isEverydayWord(word) || index.words().has(toSingular(word)) || isQualifier(word) || isProperName(word);

function findClosest(lookup: Lookup, typed: string, areWords: boolean): ResolvedSkill | null {
  if (isProperName(typed)) return null;
  const [best, second] = measureCandidates(lookup, typed, areWords ? MAX_DISTANCE_OF_WORDS : Infinity);
  if (!best) return null;
  const isClear = !second || second.distance - best.distance >= MIN_LEAD || second.candidate.rank > best.candidate.rank;
  const isGeneral = second !== undefined && isAbove(lookup.taxonomy, best.candidate.skillId, second.candidate.skillId);
  if (!isClear && !isGeneral) return null;
  const { skillId, written } = best.candidate;
  return { skillId, how: 'edit', distance: Math.max(best.distance, MIN_EDIT_DISTANCE), written };
}

type Measured = { distance: number; candidate: Candidate };

/** The closest form of each skill within its limit, the closest of all first. */
function measureCandidates({ index }: Lookup, typed: string, limit: number): Measured[] {
  const letters = letterBits(typed);
  const closest = new Map<string, Measured>();
  for (let length = typed.length - MAX_GAPS; length <= typed.length + MAX_GAPS; length += 1) {
    const plainLimit = Math.min(limit, maxDistance(Math.max(typed.length, length)));
    for (const { candidate, letters: other } of index.byLength().get(length) ?? []) {
      if (countBits(letters ^ other) > 2 * MAX_GAPS) continue;
      if (!candidate.isPlain && (letters !== other || typed.length < MIN_SWAPPED_LENGTH)) continue;
      const own = candidate.isPlain ? plainLimit : Math.min(limit, MAX_DISTANCE_OF_ABBREVIATIONS);
      const distance = editDistance(typed, candidate.joined, own);
      if (distance <= own && distance < (closest.get(candidate.skillId)?.distance ?? Infinity))
        closest.set(candidate.skillId, { distance, candidate });
    }
  }
  return [...closest.values()].sort((a, b) => a.distance - b.distance || a.candidate.rank - b.candidate.rank);
}

/** The greatest number of letters that may be missing or too many. */
const MAX_GAPS = 2;

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

function resolveBySound(lookup: Lookup, typed: string): ResolvedSkill | null {
  if (typed.length < MIN_MISSPELT_LENGTH) return null;
  const candidates = lookup.index
    .sound()
    .get(toSound(typed))
    ?.filter(({ isPlain }) => isPlain);
  const candidate = candidates && choose(lookup, candidates, typed);
  return candidate ? { skillId: candidate.skillId, how: 'edit', distance: 1, written: candidate.written } : null;
}

/** Corrects each unknown word by itself, then looks the name up again: "corporate lawer". */
function resolveByWords(lookup: Lookup, words: readonly string[]): ResolvedSkill | null {
  if (words.length < 2) return null;
  const corrected = words.map((word) => (isKnownWord(lookup, word) ? word : (findClosestWord(lookup, word) ?? word)));
  if (corrected.every((word, place) => word === words[place])) return null;
  const found = findForm(lookup, corrected);
  const skillId = found?.skillId ?? (found ? null : (resolveVariant(lookup, corrected)?.skillId ?? null));
  return skillId ? { skillId, how: 'edit', distance: 1, written: corrected.join(' ') } : null;
}

function findClosestWord({ index }: Lookup, word: string): string | null {
  const limit = Math.min(1.5, maxDistance(word.length));
  const letters = letterBits(word);
  let closest: { word: string; distance: number } | null = null;
  for (const [other, { letters: otherLetters }] of index.words()) {
    if (Math.abs(other.length - word.length) > 2 || other[0] !== word[0] || countBits(otherLetters ^ letters) > 3) continue;
    const distance = editDistance(word, other, limit);
    if (distance <= limit && (!closest || distance < closest.distance)) closest = { word: other, distance };
  }
  return closest?.word ?? null;
}
