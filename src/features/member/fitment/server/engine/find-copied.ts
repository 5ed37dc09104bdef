import { resolveSkill, tokenize, type Taxonomy } from '#features/base/skills/server/index.ts';
import type { AdUnit } from './parse-ad.ts';
import type { ResumeUnit } from './parse-resume.ts';
import { WEIGHTS } from './weights.ts';

export type CopiedText = { share: number; isCopy: boolean; units: ReadonlySet<ResumeUnit> };

/**
 * Finds what a résumé repeats from the ad, by phrases of six words. A line of the ad that only names a skill is not compared,
 * because every applicant with that skill names it. `share` is the share of the ad's phrases that the file repeats; `units` are
 * the sentences of the résumé that are mostly copied from the ad.
 */
export function findCopied(
  taxonomy: Taxonomy,
  adUnits: readonly AdUnit[],
  resumeText: string,
  resumeUnits: readonly ResumeUnit[],
): CopiedText {
  const adSentences = adUnits.map(({ text }) => text).filter((text) => resolveSkill(taxonomy, text)?.distance !== 0);
  const adPhrases = new Set(adSentences.flatMap(phrases));
  if (adPhrases.size === 0) return { share: 0, isCopy: false, units: new Set() };
  const words = tokenize(resumeText).map((token) => token.form);
  const sizes = new Set([...adPhrases].map((phrase) => phrase.split(' ').length));
  const resumePhrases = new Set([...sizes].flatMap((size) => phrasesOf(words, size)));
  const share = [...adPhrases].filter((phrase) => resumePhrases.has(phrase)).length / adPhrases.size;
  const units = resumeUnits.filter((unit) => {
    const ownPhrases = phrases(unit.text);
    return ownPhrases.length > 0 && ownPhrases.filter((phrase) => adPhrases.has(phrase)).length >= ownPhrases.length * 0.6;
  });
  return { share, isCopy: adPhrases.size > 2 && share >= WEIGHTS.copied.share, units: new Set(units) };
}

// A sentence of four or five words is one phrase; shorter ones are too common to compare.
function phrases(text: string): string[] {
  const words = tokenize(text).map((token) => token.form);
  return words.length < 4 ? [] : phrasesOf(words, Math.min(words.length, WEIGHTS.copied.phrase_words));
}

function phrasesOf(words: readonly string[], size: number): string[] {
  return words.slice(0, Math.max(0, words.length - size + 1)).map((_, index) => words.slice(index, index + size).join(' '));
}
