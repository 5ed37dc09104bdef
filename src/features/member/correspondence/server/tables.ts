import type { Refine, Rows } from '#platform/db/db.ts';
import type { InterviewAnswer, Side } from '../contract.ts';

/** Messages between an employer and an applicant. */
export type ApplicationMessagesTable = Refine<Rows['application_messages'], { side: Side }>;

/** Invitations to interviews; a cancelled one stays in the list. */
export type ApplicationInterviewsTable = Refine<Rows['application_interviews'], { answer: InterviewAnswer | null }>;

/** At most one per application that was not taken back. */
export type ApplicationRejectionsTable = Rows['application_rejections'];

/** Applications whose report the employer may read. */
export type SharedReportsTable = Rows['shared_reports'];

declare module '#platform/db/db.ts' {
  interface Tables {
    application_messages: ApplicationMessagesTable;
    application_interviews: ApplicationInterviewsTable;
    application_rejections: ApplicationRejectionsTable;
    shared_reports: SharedReportsTable;
  }
}
