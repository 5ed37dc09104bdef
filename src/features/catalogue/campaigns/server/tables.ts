import type { ColumnType } from 'kysely';
import type { PublicationState } from '#platform/contract/publication.ts';
import type { Refine, Rows } from '#platform/db/db.ts';

export type Winner = { slug: string; reason: string };

/** One row per contest, drafts and deleted ones included. */
export type CampaignsTable = Refine<
  Rows['campaigns'],
  { state: PublicationState; winners: ColumnType<Winner[], string | undefined, string> }
>;

declare module '#platform/db/db.ts' {
  interface Tables {
    campaigns: CampaignsTable;
  }
}
