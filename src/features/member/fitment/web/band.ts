import type { Tone } from '#platform/ui/tone.ts';
import { m } from '#platform/messages/messages.js';

/** A fit band; always shown with its label, never by colour alone. */
export type Band = Tone;

/** The label of a band. */
export function bandLabel(band: Band): string {
  return { good: m.kit_band_good, moderate: m.kit_band_moderate, low: m.kit_band_low }[band]();
}

/** The band of a score from 0 to 100: good from 75, moderate from 60, low below. */
export const bandOf = (score: number): Band => (score >= 75 ? 'good' : score >= 60 ? 'moderate' : 'low');
