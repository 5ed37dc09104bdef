/** Rows with `state`, `starts_at`, `ends_at` and `version`: when they are shown, and how staff change them. */
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Publication, PublicationState } from '#platform/contract/publication.ts';
import { conflict, invalid, problem } from '#platform/http/errors.ts';

export type PublicationFacts = { state: PublicationState; starts_at: Date | null; ends_at: Date | null };

const columnsOf = (table?: string) => (name: string) => sql.ref(table === undefined ? name : `${table}.${name}`);

/** Whether a moment is between the times of a row; `table` is needed where several tables have these columns. */
export function isInTime(now: Date, table?: string): RawBuilder<SqlBool> {
  const [starts, ends] = ['starts_at', 'ends_at'].map(columnsOf(table));
  return sql<SqlBool>`((${starts} is null or ${starts} <= ${now}) and (${ends} is null or ${ends} > ${now}))`;
}

/** Whether a row is shown at a moment. No task publishes or ends it: its times do. */
export const isShownAt = (now: Date, table?: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${columnsOf(table)('state')} = 'published' and ${isInTime(now, table)})`;

/** What the decision of staff means at a moment. */
export function publicationAt(now: Date, { state, starts_at, ends_at }: PublicationFacts): Publication {
  if (state !== 'published') return state;
  if (ends_at && ends_at <= now) return 'ended';
  return starts_at && starts_at > now ? 'scheduled' : 'shown';
}

/** The rows of a publication at a moment; without one all that are not deleted. */
export function hasPublication(publication: Publication | undefined, now: Date): RawBuilder<SqlBool> {
  switch (publication) {
    case undefined:
      return sql<SqlBool>`state <> 'deleted'`;
    case 'shown':
      return isShownAt(now);
    case 'scheduled':
      return sql<SqlBool>`(state = 'published' and starts_at > ${now} and (ends_at is null or ends_at > ${now}))`;
    case 'ended':
      return sql<SqlBool>`(state = 'published' and ends_at <= ${now})`;
    default:
      return sql<SqlBool>`state = ${publication}`;
  }
}

/** The beginning and end that a form gives, as moments. 422 where the end is not after the beginning. */
export function parseTimes(times: { starts_at: string | null; ends_at: string | null }) {
  const starts_at = times.starts_at === null ? null : new Date(times.starts_at);
  const ends_at = times.ends_at === null ? null : new Date(times.ends_at);
  if (starts_at && ends_at && ends_at <= starts_at) throw invalid({ path: 'ends_at', code: 'end-before-start' });
  return { starts_at, ends_at };
}

/** Throws 412 unless the row is still the one that its editor saw. */
export function requireVersion(row: { version: number }, version: number): void {
  if (row.version !== version) throw problem(412, 'content-changed-meanwhile');
}

const NEXT: Readonly<Record<PublicationState, readonly PublicationState[]>> = {
  draft: ['published', 'deleted'],
  published: ['draft', 'deleted'],
  // Undoing a deletion gives back what was published.
  deleted: ['draft', 'published'],
};

/** Throws 409 for a step that is none, and 422 for publishing what has ended. */
export function requireNextState({ state, ends_at }: PublicationFacts, next: PublicationState, now: Date): void {
  if (!NEXT[state].includes(next)) throw conflict('content-not-in-state');
  if (next === 'published' && state === 'draft' && ends_at && ends_at <= now)
    throw invalid({ path: 'ends_at', code: 'end-past' });
}
