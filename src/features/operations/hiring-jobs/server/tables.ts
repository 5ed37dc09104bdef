import type { ColumnType, Generated } from 'kysely';
import type { Refine, Rows } from '#platform/db/db.ts';
import type { AdContent, Finding } from '../contract.ts';

/** What an employer writes of a job, under the job's own id; only publishing takes it over into `jobs`. */
export type JobDraftsTable = Refine<
  Rows['job_drafts'],
  {
    content: ColumnType<AdContent, string, string>;
    state: Generated<'draft' | 'held' | 'declined' | 'published'>;
    findings: ColumnType<Finding[], string | undefined, string>;
    released: ColumnType<Finding[], string | undefined, string>;
  }
>;

declare module '#platform/db/db.ts' {
  interface Tables {
    job_drafts: JobDraftsTable;
  }
}
