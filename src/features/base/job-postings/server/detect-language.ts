import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { eld } from 'eld/small';

type Detector = typeof eld;

const SAMPLE_LENGTH = 3000;
const MIN_LETTERS = 40;
/** Words that are frequent in English and rare in other languages that are written in Latin letters. */
const ENGLISH_WORDS = new Set(['and', 'are', 'for', 'from', 'have', 'our', 'that', 'the', 'this', 'with', 'you', 'your']);
/** In English text they are a sixth of all words. */
const ENGLISH_SHARE = 0.1;
const MIN_ENGLISH_WORDS = 3;

let detector: Detector | undefined;

/** Loads the detector on first use: it takes a hundred megabytes, and most ads are plainly English. */
function loadDetector(): Detector {
  const load = createRequire(import.meta.url);
  detector ??= (load(fileURLToPath(import.meta.resolve('eld/small'))) as { eld: Detector }).eld;
  return detector;
}

/**
 * The language of an ad as an ISO 639-1 code: `en` unless another one is certain, because skills, names and Hindi in Latin
 * letters look like many languages.
 */
export function detectLanguage(text: string): string {
  const sample = text.slice(0, SAMPLE_LENGTH).replaceAll(/https?:\/\/\S+|\S+@\S+|\d+/g, ' ');
  if ((sample.match(/\p{L}/gu)?.length ?? 0) < MIN_LETTERS) return /\p{Script=Devanagari}/u.test(sample) ? 'hi' : 'en';
  if (isPlainlyEnglish(sample)) return 'en';
  const detected = loadDetector().detect(sample);
  return detected.isReliable() && detected.language !== '' ? detected.language : 'en';
}

function isPlainlyEnglish(sample: string): boolean {
  const words = sample.toLowerCase().match(/\p{L}+/gu) ?? [];
  const english = words.filter((word) => ENGLISH_WORDS.has(word));
  return english.length >= words.length * ENGLISH_SHARE && new Set(english).size >= MIN_ENGLISH_WORDS;
}
