import type { ColumnType, Generated } from 'kysely';
import type { ApplicationStatus, RoleType, WorkMode } from '../contract.ts';

type Stamp = ColumnType<Date, Date | undefined, Date>;
/** Exact amounts leave the database as text. */
type Amount = ColumnType<string | null, number | null | undefined, number | null>;

export type CompaniesTable = {
  id: Generated<string>;
  slug: string;
  name: string;
  about: Generated<string>;
  website: string | null;
  location: Generated<string>;
  created_at: Stamp;
};

/** (source, source_id) is where a job came from: loading it again updates it. Days are calendar days as text. */
export type JobsTable = {
  id: Generated<string>;
  slug: string;
  company_id: string;
  title: string;
  role_type: RoleType;
  work_mode: WorkMode;
  location: Generated<string>;
  family: Generated<string>;
  experience_min: number | null;
  experience_max: number | null;
  salary_min: Amount;
  salary_max: Amount;
  salary_currency: Generated<string>;
  salary_period: Generated<'year' | 'month' | 'hour'>;
  salary_rupees_a_year: number | null;
  summary: Generated<string>;
  description: string;
  posted_on: string;
  valid_until: string | null;
  closed_at: Date | null;
  source: Generated<string>;
  source_id: string;
  created_at: Stamp;
  search: ColumnType<string, never, never>;
};

/** Names that roles are known by. */
/** `open_jobs` is counted by a task. */
export type JobTemplatesTable = {
  slug: string;
  name: string;
  family: Generated<string>;
  aliases: Generated<string[]>;
  open_jobs: Generated<number>;
};

/** The key makes saving twice harmless. */
export type SavedJobsTable = { user_id: string; job_id: string; created_at: Stamp };

/** A member's second report of a job replaces the first. */
export type JobReportsTable = {
  id: Generated<string>;
  job_id: string;
  user_id: string | null;
  reason: string;
  note: Generated<string>;
  created_at: Stamp;
};

/** One per person and job, whatever is clicked twice. The file itself lies in the file store under `file_key`. */
export type JobApplicationsTable = {
  id: Generated<string>;
  user_id: string;
  job_id: string;
  status: Generated<ApplicationStatus>;
  cover_letter: string;
  file_key: string;
  file_name: string;
  file_kind: 'pdf' | 'docx' | 'txt';
  file_bytes: number;
  created_at: Stamp;
  withdrawn_at: Date | null;
};

/** The timeline of an application; rows are only added. */
export type JobApplicationEventsTable = {
  id: Generated<number>;
  job_application_id: string;
  status: ApplicationStatus;
  at: Stamp;
};

declare module '#platform/db/db.ts' {
  interface Tables {
    companies: CompaniesTable;
    jobs: JobsTable;
    job_templates: JobTemplatesTable;
    saved_jobs: SavedJobsTable;
    job_reports: JobReportsTable;
    job_applications: JobApplicationsTable;
    job_application_events: JobApplicationEventsTable;
  }
}
