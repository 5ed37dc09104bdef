/** Rows of this feature that other features may read and join. */
import type { Db } from '#platform/db/db.ts';

/** Versions of résumés, also removed ones. */
export const resumeRows = ({ db }: { db: Db }) => db.selectFrom('resumes').selectAll();
