import type { Selectable } from 'kysely';
import type { LeadsTable } from './tables.ts';

export type StoredLead = Selectable<LeadsTable>;

/** The reference of a lead, short enough to be read out on the phone. */
export const leadReference = ({ id }: StoredLead): string => id.slice(0, 8).toUpperCase();

/** A lead as its sender sees it, without its content: somebody else may have sent it with the sender's address. */
export const presentLead = (lead: StoredLead) => ({
  id: leadReference(lead),
  type: 'lead' as const,
  attributes: { kind: lead.kind, reference: leadReference(lead), confirmed: lead.confirmed_at !== null },
});
