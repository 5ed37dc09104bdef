import { tokenize } from '#features/base/skills/server/index.ts';
import type { AdUnit } from './parse-ad.ts';
import type { ResumeUnit } from './parse-resume.ts';
import { WEIGHTS } from './weights.ts';

export type CopiedText = { share: number; isCopy: boolean; units: ReadonlySet<ResumeUnit> };

/**
 * Compares phrases of six words. `share` is the part of the ad's phrases that the whole file repeats; `units` are the
 * résumé's sentences that are mostly the ad's own.
 */
export function findCopied(adUnits: readonly AdUnit[], resumeText: string, resumeUnits: readonly ResumeUnit[]): CopiedText {
  const wanted = new Set(adUnits.flatMap((unit) => phrases(unit.text)));
  if (wanted.size === 0) return { share: 0, isCopy: false, units: new Set() };
  const words = tokenize(resumeText).map((token) => token.form);
  const sizes = new Set([...wanted].map((phrase) => phrase.split(' ').length));
  const held = new Set([...sizes].flatMap((size) => runsOf(words, size)));
  const share = [...wanted].filter((phrase) => held.has(phrase)).length / wanted.size;
  const units = resumeUnits.filter((unit) => {
    const own = phrases(unit.text);
    return own.length > 0 && own.filter((phrase) => wanted.has(phrase)).length >= own.length * 0.6;
  });
  return { share, isCopy: wanted.size > 2 && share >= WEIGHTS.copied.share, units: new Set(units) };
}

// A sentence of four or five words is one phrase; anything shorter is common speech.
function phrases(text: string): string[] {
  const words = tokenize(text).map((token) => token.form);
  return words.length < 4 ? [] : runsOf(words, Math.min(words.length, WEIGHTS.copied.phrase_words));
}

function runsOf(words: readonly string[], size: number): string[] {
  return words.slice(0, Math.max(0, words.length - size + 1)).map((_, at) => words.slice(at, at + size).join(' '));
}
