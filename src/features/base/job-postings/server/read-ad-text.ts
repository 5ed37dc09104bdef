import { cleanAdText } from './clean-ad-text.ts';
import type { ReadAd, ReadOptions } from './posting.ts';
import { MAX_AD_LENGTH, readDescription } from './read-description.ts';

/** Reads an ad from pasted or forwarded text, also without line breaks. Never throws. */
export function readAdText(text: string, options: ReadOptions): ReadAd {
  if (text.length > 2 * MAX_AD_LENGTH) return { ok: false, problem: { kind: 'too_long' } };
  const description = cleanAdText(text, options.reader.restoreLines);
  return readDescription(description, { ...options, origin: 'text', heading: null });
}
