import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { tokenize } from '#features/base/skills/server/index.ts';

/** In how many of `documents` occupations a skill (by id) or a word (as `countedWords` gives it) occurs. */
type Frequencies = { documents: number; skills: Record<string, number>; words: Record<string, number> };

const FILE = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../../../../content/frequencies.json');

let loaded: Frequencies | undefined;

// Read at first use: the program that counts the frequencies uses `countedWords` before the file exists.
function frequencies(): Frequencies {
  loaded ??= JSON.parse(readFileSync(FILE, 'utf8')) as Frequencies;
  return loaded;
}

/** Function words and words that every advertisement uses; they say nothing about a field of work. */
const STOP_WORDS = new Set(
  `a able about above across after all also although am an and any are as at be been being best better between both but by can could day did do does
   done during each either etc ever every few first for from full get give given go good great had has have having here high highly how if in including into is it its just key
   last least less like likely look looking make making many may more most much must need needed new nice no non nor not now of off on one only or other out over own
   part per plus preferred quality range relevant required requirement requirements responsibility responsible role same should similar since so some strong such sure than that
   the then there these thing this those through time to too toward type under up upon use used useful using various very via want was way well were what when where which
   while who whole why will with within without work worked working would year years yet you your yours ability candidate company job join opportunity position team skill
   skills experience knowledge understanding environment ensure help support excellent proficiency proficient degree qualification field daily basis related ideal
   two three four five six seven eight nine ten hundred thousand lakh crore
   i me my mine myself we our ours us he him his himself she her hers herself they them their theirs themselves mr mrs ms mx`
    .split(/\s+/)
    .map((word) => tokenize(word)[0]?.form ?? word),
);

/** The words of a text that may tell one field of work from another, as stems; in order, with repetitions. */
export function countedWords(text: string): string[] {
  return tokenize(text).flatMap(({ form }) => (isCounted(form) ? [stem(form)] : []));
}

/** Whether a word, as returned by `tokenize`, counts in `countedWords`. */
export function isCounted(form: string): boolean {
  return form.length > 2 && !/^\d/.test(form) && !STOP_WORDS.has(form);
}

/** Removes common endings, so that "analysing", "analysed" and "analysis" are equal, and so are "created" and "creation". */
export function stem(word: string): string {
  if (word.length < 6) return word;
  return word
    .replace(/ly[sz](?:is|e[ds]?|ing)$/, 'lys')
    .replace(
      /(?:(?<=.{3})(?:ation|at(?:e|ed|ing|or))|ation|ition|ment|ness|ingly|edly|ing|ed|(?<!^care)er|or|ive|ity|al|ly|e)$/,
      '',
    )
    .replace(/([bdgmnpt])\1$/, '$1')
    .slice(0, 9);
}

/**
 * How much a skill tells fields of work apart, from 0 (in every occupation) to 1 (in at most a few): the inverse document
 * frequency, as a share of the highest.
 */
export function skillWeight(skillId: string): number {
  return inverseFrequency(frequencies().skills[skillId] ?? 0);
}

/** The same for a stem of `countedWords`. */
export function wordWeight(word: string): number {
  return inverseFrequency(frequencies().words[word] ?? 0);
}

// Counts up to four say the same: the occupations are a sample.
function inverseFrequency(count: number): number {
  const { documents } = frequencies();
  return Math.log(documents / Math.max(4, count)) / Math.log(documents / 4);
}
