import type { ColumnType, Generated } from 'kysely';
import type { CorrectionsColumn } from '#platform/db/corrections.ts';
import type { Refine, Rows } from '#platform/db/db.ts';
import type { Place } from '#features/base/job-postings/server/index.ts';
import type { Answer, ApplicationEvent, CloseReason, EntryStatus, Question, RoleType, WorkMode } from '../contract.ts';

/** A merged duplicate is `hidden_at` and stays, so that its address and its name in imports lead to the other company. */
export type CompaniesTable = Refine<Rows['companies'], { corrections: CorrectionsColumn }>;

/** (source, source_id) identifies a job, so that loading it again updates it. Calendar days and exact amounts are text. */
export type JobsTable = Refine<
  Rows['jobs'],
  {
    role_type: RoleType;
    work_mode: WorkMode;
    salary_period: Generated<'year' | 'month' | 'hour'>;
    places: ColumnType<Place[], string | undefined, string>;
    close_reason: CloseReason | null;
    corrections: CorrectionsColumn;
    questions: ColumnType<Question[], string | undefined, string>;
    /** Set by a trigger. */
    changed_at: ColumnType<Date, never, never>;
  }
>;

/** Names that roles are known by; a task counts `open_jobs`. */
export type JobTemplatesTable = Rows['job_templates'];

/** The primary key makes saving idempotent. */
export type SavedJobsTable = Rows['saved_jobs'];

/**
 * One per person and job or own ad. Until it is sent it is `considering`, without a letter, and without a file of its own. The
 * file is in the file store under `file_key`, which it may share with the version `resume_id`.
 */
export type JobApplicationsTable = Refine<
  Rows['job_applications'],
  {
    status: Generated<EntryStatus>;
    file_kind: 'pdf' | 'docx' | 'txt' | null;
    answers: ColumnType<Answer[], string | undefined, string>;
  }
>;

/** The timeline of an application; rows are only added. */
export type JobApplicationEventsTable = Refine<
  Rows['job_application_events'],
  {
    status: ApplicationEvent;
  }
>;

declare module '#platform/db/db.ts' {
  interface Tables {
    companies: CompaniesTable;
    jobs: JobsTable;
    job_templates: JobTemplatesTable;
    saved_jobs: SavedJobsTable;
    job_applications: JobApplicationsTable;
    job_application_events: JobApplicationEventsTable;
  }
}
