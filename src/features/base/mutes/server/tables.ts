import type { Refine, Rows } from '#platform/db/db.ts';
import type { MutedType } from '../contract.ts';

/** What a member mutes; only people are blocked. */
export type MutesTable = Refine<Rows['mutes'], { object_type: MutedType }>;

declare module '#platform/db/db.ts' {
  interface Tables {
    mutes: MutesTable;
  }
}
