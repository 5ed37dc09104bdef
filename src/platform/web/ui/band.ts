import { m } from '#platform/messages/messages.js';

/** How well a person fits a role; always shown with its words, never by colour alone. */
export type Band = 'good' | 'moderate' | 'low';

/** The words of a band as the specification has them. */
export function bandWords(band: Band): string {
  return { good: m.kit_band_good, moderate: m.kit_band_moderate, low: m.kit_band_low }[band]();
}
