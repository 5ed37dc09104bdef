import type { Refine, Rows } from '#platform/db/db.ts';
import type { Generated } from 'kysely';
import type { LeadKind, LeadState } from '../contract.ts';

/** One row per message. The unique form id makes sending idempotent. */
export type LeadsTable = Refine<
  Rows['leads'],
  {
    kind: LeadKind;
    state: Generated<LeadState>;
  }
>;

/** The secret that forms and confirmation links are signed with. */
export type LeadKeysTable = Rows['lead_keys'];

declare module '#platform/db/db.ts' {
  interface Tables {
    leads: LeadsTable;
    lead_keys: LeadKeysTable;
  }
}
