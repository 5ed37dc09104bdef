import { m } from '#platform/messages/messages.js';
import type { Band } from './band.ts';
import type { Condition, Preview } from './queries.ts';

/** What a band means for an ad, in one or two sentences. */
export function bandText(conditions: readonly Pick<Condition, 'cap'>[], { advice }: Pick<Preview, 'advice'>, band: Band): string {
  if (band === 'good') return m.fitment_free_good();
  if (conditions.some(({ cap }) => cap === band)) return m.fitment_free_capped();
  if (advice === 'out_of_reach') return m.fitment_free_far();
  return band === 'moderate' ? m.fitment_free_moderate() : m.fitment_free_low();
}
