import type { Tone } from '#platform/ui/tone.ts';
import { m } from '#platform/messages/messages.js';

/** A fit band; always shown with its label, never by colour alone. */
export type Band = Tone;

/** The scores where the upper two bands start. */
export const BAND_STARTS = { moderate: 60, good: 75 };

/** The label of a band. */
export function bandLabel(band: Band): string {
  return { good: m.kit_band_good, moderate: m.kit_band_moderate, low: m.kit_band_low }[band]();
}

/** The name of a band in one or two words, for places where the label would be too long. */
export function bandName(band: Band): string {
  return { good: m.fitment_band_good, moderate: m.fitment_band_moderate, low: m.fitment_band_low }[band]();
}

/** The name of a band within a sentence. */
export const bandInSentence = (band: Band): string => bandName(band).toLowerCase();

/** The scores of a band: "60 to 74". */
export function bandRange(band: Band): string {
  const { good, moderate } = BAND_STARTS;
  if (band === 'good') return m.fitment_range_good({ good });
  return band === 'moderate' ? m.fitment_range_moderate({ moderate, below: good - 1 }) : m.fitment_range_low({ moderate });
}

/** The band of a score from 0 to 100. */
export const bandOf = (score: number): Band =>
  score >= BAND_STARTS.good ? 'good' : score >= BAND_STARTS.moderate ? 'moderate' : 'low';
