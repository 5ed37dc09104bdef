import { eld } from 'eld/small';

const SAMPLE_LENGTH = 3000;
const MIN_LETTERS = 40;

/**
 * The language of an ad as an ISO 639-1 code: `en` unless another one is certain, because skills, names and Hindi in Latin
 * letters look like many languages.
 */
export function detectLanguage(text: string): string {
  const sample = text.slice(0, SAMPLE_LENGTH).replaceAll(/https?:\/\/\S+|\S+@\S+|\d+/g, ' ');
  if ((sample.match(/\p{L}/gu)?.length ?? 0) < MIN_LETTERS) return /\p{Script=Devanagari}/u.test(sample) ? 'hi' : 'en';
  const detected = eld.detect(sample);
  return detected.isReliable() && detected.language !== '' ? detected.language : 'en';
}
