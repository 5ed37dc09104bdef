import { sql, type SqlBool } from 'kysely';

/** On the site; taken off it by staff; a duplicate of another one; or no longer listed by its source. */
export type StaffState = 'published' | 'unpublished' | 'merged' | 'withdrawn';

/** The condition for rows in a state; without one, for all but merged duplicates. */
export const inState = (table: 'programs' | 'universities', state: StaffState | undefined) => {
  const [hidden, merged, withdrawn] = ['hidden_at', 'merged_into', 'withdrawn'].map((column) => sql.ref(`${table}.${column}`));
  if (state === undefined) return sql<SqlBool>`${merged} is null`;
  return {
    published: sql<SqlBool>`(${hidden} is null and not ${withdrawn})`,
    unpublished: sql<SqlBool>`(${hidden} is not null and ${merged} is null)`,
    merged: sql<SqlBool>`${merged} is not null`,
    withdrawn: sql<SqlBool>`(${hidden} is null and ${withdrawn})`,
  }[state];
};

type Row = { hidden_at: Date | null; merged_into: string | null; withdrawn: boolean };

/** The state of a row. */
export function staffStateOf({ hidden_at, merged_into, withdrawn }: Row): StaffState {
  if (merged_into) return 'merged';
  if (hidden_at) return 'unpublished';
  return withdrawn ? 'withdrawn' : 'published';
}
