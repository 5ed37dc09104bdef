/** Rows of this feature that other features may read and join: `innerJoin(jobRows(ctx).as('x'), …)`. */
import type { Selectable } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import type { Context } from '#platform/http/context.ts';
import type { ApplicationStatus } from '../contract.ts';
import type { JobApplicationsTable } from './tables.ts';
import { withdrawnDays } from './settings.ts';

const DAY_MS = 86_400_000;

type HasDb = { db: Db };

/** Jobs, including closed ones. */
export const jobRows = ({ db }: HasDb) => db.selectFrom('jobs').selectAll();

type SentApplication = { job_id: string; status: ApplicationStatus } & {
  [Column in 'file_key' | 'file_name' | 'file_bytes' | 'file_kind']: NonNullable<Selectable<JobApplicationsTable>[Column]>;
};

/** Applications that were sent. */
export const jobApplicationRows = ({ db }: HasDb) =>
  db.selectFrom('job_applications').selectAll().where('status', '!=', 'considering').$narrowType<SentApplication>();

/**
 * Applications that the company may read: those that were sent, without those withdrawn so long ago that the company keeps
 * them no longer. Those of a deleted account are deleted with it.
 */
export const receivedApplicationRows = ({ db, config, clock }: Pick<Context, 'db' | 'config' | 'clock'>) =>
  jobApplicationRows({ db }).where((eb) =>
    eb.or([
      eb('status', '!=', 'withdrawn'),
      eb('withdrawn_at', '>=', new Date(clock.now().getTime() - withdrawnDays(config) * DAY_MS)),
    ]),
  );

/** Applications, and entries of jobs and own ads that members only consider. */
export const jobEntryRows = ({ db }: HasDb) => db.selectFrom('job_applications').selectAll();

/** The timeline of applications for jobs. */
export const jobApplicationEventRows = ({ db }: HasDb) => db.selectFrom('job_application_events').selectAll();

/** Jobs that members saved. */
export const savedJobRows = ({ db }: HasDb) => db.selectFrom('saved_jobs').selectAll();

/** Companies, unpublished and merged ones included; owned by jobs, because importing a job creates its company. */
export const companyRows = ({ db }: HasDb) => db.selectFrom('companies').selectAll();
