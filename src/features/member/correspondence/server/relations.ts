/** Rows of this feature that other features may read and join. */
import type { Db } from '#platform/db/db.ts';

type HasDb = { db: Db };

/** Messages of both sides. */
export const messageRows = ({ db }: HasDb) => db.selectFrom('application_messages').selectAll();

/** Rejections that were not taken back; the applicant sees them from `shown_at` on. */
export const rejectionRows = ({ db }: HasDb) =>
  db.selectFrom('application_rejections').selectAll().where('taken_back_at', 'is', null);

/** Interviews that were not cancelled. */
export const interviewRows = ({ db }: HasDb) =>
  db.selectFrom('application_interviews').selectAll().where('cancelled_at', 'is', null);

/** Applications whose report the employer may read. */
export const sharedReportRows = ({ db }: HasDb) => db.selectFrom('shared_reports').selectAll();
