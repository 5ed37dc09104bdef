import type { Selectable } from 'kysely';
import type { LeadsTable } from './tables.ts';

export type StoredLead = Selectable<LeadsTable>;

/** What a person can name on the telephone. */
export const leadReference = ({ id }: StoredLead): string => id.slice(0, 8).toUpperCase();

/** A lead as whoever wrote it sees it: nothing of what it says, which anybody may have written. */
export const presentLead = (lead: StoredLead) => ({
  id: leadReference(lead),
  type: 'lead' as const,
  attributes: { kind: lead.kind, reference: leadReference(lead), confirmed: lead.confirmed_at !== null },
});
