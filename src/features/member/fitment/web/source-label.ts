import { m } from '#platform/messages/messages.js';
import type { FitmentFacts } from './queries.ts';

type Source = FitmentFacts['source'];

/** The name of what a score was made from; `fallback` for one from before versions. */
export const sourceName = ({ profile, name }: Source, fallback: string | null = null): string =>
  profile ? m.fitment_from_profile() : (name ?? fallback ?? m.fitment_from_profile());

/** What an earlier score was made from, for a list; null when it is not known. */
export function sourceNote({ profile, name }: Source): string | null {
  if (profile) return m.fitment_history_profile_alone();
  return name === null ? null : m.fitment_history_source({ name });
}
