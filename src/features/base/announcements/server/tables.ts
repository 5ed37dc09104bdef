import type { PublicationState } from '#platform/contract/publication.ts';
import type { Refine, Rows } from '#platform/db/db.ts';
import type { Audience, Part } from '../contract.ts';

/** One row per announcement, drafts and deleted ones included. */
export type AnnouncementsTable = Refine<Rows['announcements'], { audience: Audience; part: Part; state: PublicationState }>;

/** Which announcements a member has closed for good. */
export type AnnouncementDismissalsTable = Rows['announcement_dismissals'];

declare module '#platform/db/db.ts' {
  interface Tables {
    announcements: AnnouncementsTable;
    announcement_dismissals: AnnouncementDismissalsTable;
  }
}
