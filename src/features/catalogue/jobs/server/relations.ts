/** Rows of this feature that other features may read and join: `innerJoin(jobRows(ctx).as('x'), …)`. */
import type { Db } from '#platform/db/db.ts';

type HasDb = { db: Db };

/** Jobs, including closed ones. */
export const jobRows = ({ db }: HasDb) => db.selectFrom('jobs').selectAll();

/** Applications for jobs. */
export const jobApplicationRows = ({ db }: HasDb) => db.selectFrom('job_applications').selectAll();

/** The timeline of applications for jobs. */
export const jobApplicationEventRows = ({ db }: HasDb) => db.selectFrom('job_application_events').selectAll();

/** Jobs that members saved. */
export const savedJobRows = ({ db }: HasDb) => db.selectFrom('saved_jobs').selectAll();

/** Companies; owned by jobs, because importing a job creates its company. */
export const companyRows = ({ db }: HasDb) => db.selectFrom('companies').selectAll();
