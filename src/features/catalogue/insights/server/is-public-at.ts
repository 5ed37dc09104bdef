import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { isShownAt } from '#platform/db/publication.ts';

/** Whether the row of `insights` is public at a moment, as `insightState` says. */
export const isPublicAt = (now: Date): RawBuilder<SqlBool> => sql<SqlBool>`(${isShownAt(now)} and hidden_at is null)`;
