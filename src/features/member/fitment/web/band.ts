import type { Tone } from '#platform/ui/tone.ts';
import { m } from '#platform/messages/messages.js';

/** How well a person fits a role; always shown with its words, never by colour alone. */
export type Band = Tone;

/** The words of a band as the specification has them. */
export function bandLabel(band: Band): string {
  return { good: m.kit_band_good, moderate: m.kit_band_moderate, low: m.kit_band_low }[band]();
}

/** The band of a score from 0 to 100: good from 75, moderate from 60, low below. */
export const bandOf = (score: number): Band => (score >= 75 ? 'good' : score >= 60 ? 'moderate' : 'low');
