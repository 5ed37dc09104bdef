import { matchSkills, buildMatchContext, tokenize, type Taxonomy } from '#features/base/skills/server/index.ts';
import { isCommonWord } from './common-words.ts';
import { PRONOUNS } from './private-lines.ts';
import { parseStance } from './stance.ts';
import { WEIGHTS } from './weights.ts';

const STOP_WORDS = new Set(
  `a able about above across after all also although am an and any are as at be been being best better between both but by can could day did do does
   done during each either etc ever every few first for from full get give given go good great had has have having here high highly how if in including into is it its just key
   last least less like likely look looking make making many may more most much must need needed new nice no non nor not now of off on one only or other out over own
   part per plus preferred quality range relevant required requirement requirements responsibility responsible role same should similar since so some strong such sure than that
   the then there these thing this those through time to too toward type under up upon use used useful using various very via want was way well were what when where which
   while who whole why will with within without work worked working would year years yet you your yours ability candidate company job join opportunity position team skill
   skills experience knowledge understanding environment ensure help support excellent proficiency proficient degree qualification field day daily basis related across ideal`
    .split(/\s+/)
    .map((word) => tokenize(word)[0]?.form ?? word),
);

/**
 * How much of the ad's wording the résumé uses, from 0 to 1. Each term of the ad weighs 1 + ln(count) and counts with
 * BM25's saturation tf / (tf + k). There is no length penalty, so that more evidence never lowers the result. Skills are
 * compared by id, so aliases are equal.
 */
export function textSimilarity(
  taxonomy: Taxonomy,
  adTexts: readonly string[],
  resumeTexts: readonly string[],
  struck: ReadonlySet<string>,
): number {
  const adTerms = countTerms(taxonomy, adTexts);
  const resumeTerms = countTerms(
    taxonomy,
    resumeTexts.filter((text) => !deniesASkill(taxonomy, text)),
  );
  for (const id of struck) resumeTerms.delete(`#${id}`);
  let matchedWeight = 0;
  let totalWeight = 0;
  for (const [term, count] of adTerms) {
    const weight = (1 + Math.log(count)) * termFactor(term);
    const frequency = resumeTerms.get(term) ?? 0;
    totalWeight += weight;
    matchedWeight += (weight * frequency) / (frequency + WEIGHTS.similarity.saturation);
  }
  return totalWeight === 0 ? 0 : Math.min(1, matchedWeight / totalWeight / WEIGHTS.similarity.full_at);
}

// "I have never used Docker" must not count as matching wording.
function deniesASkill(taxonomy: Taxonomy, text: string): boolean {
  return matchSkills(taxonomy, text).some(({ start, end }) => parseStance(text, start, end) === 'none');
}

// Counts skills as `#id`, common words as `~stem` and other words as their stem. Words inside a skill's name do not count.
function countTerms(taxonomy: Taxonomy, texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  const context = buildMatchContext(texts.join('\n'));
  const add = (term: string) => counts.set(term, (counts.get(term) ?? 0) + 1);
  for (const text of texts) {
    const mentions = matchSkills(taxonomy, text, context);
    for (const { skillId } of mentions) add(`#${skillId}`);
    let index = 0;
    for (const token of tokenize(text)) {
      while ((mentions[index]?.end ?? Number.POSITIVE_INFINITY) <= token.start) index += 1;
      const inside = (mentions[index]?.start ?? Number.POSITIVE_INFINITY) <= token.start;
      if (!inside && isTerm(token.form)) add(`${isCommonWord(token.form) ? '~' : ''}${stem(token.form)}`);
    }
  }
  return counts;
}

function termFactor(term: string): number {
  if (term.startsWith('#')) return WEIGHTS.similarity.skill;
  return term.startsWith('~') ? WEIGHTS.similarity.common : 1;
}

function isTerm(word: string): boolean {
  return word.length > 2 && !/^\d/.test(word) && !STOP_WORDS.has(word) && !PRONOUNS.has(word);
}

// Removes common endings, so that "analysing" and "analysed" are equal.
function stem(word: string): string {
  return word.length < 6
    ? word
    : word.replace(/(?:ation|ition|ment|ness|ingly|edly|ing|ed|er|or|ive|ity|al|ly|e)$/, '').slice(0, 9);
}
