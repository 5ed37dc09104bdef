/** Tables of this feature as other features may read and join them: `innerJoin(jobRows(ctx).as('x'), …)`. */
import type { Db } from '#platform/db/db.ts';

type HasDb = { db: Db };

/** Jobs, closed ones included. */
export const jobRows = ({ db }: HasDb) => db.selectFrom('jobs').selectAll();

/** Applications for jobs. */
export const jobApplicationRows = ({ db }: HasDb) => db.selectFrom('job_applications').selectAll();

/** The timeline of applications for jobs. */
export const jobApplicationEventRows = ({ db }: HasDb) => db.selectFrom('job_application_events').selectAll();

/** Jobs that members saved. */
export const savedJobRows = ({ db }: HasDb) => db.selectFrom('saved_jobs').selectAll();

/** Companies; jobs writes them, since a company becomes known with its first job. */
export const companyRows = ({ db }: HasDb) => db.selectFrom('companies').selectAll();
