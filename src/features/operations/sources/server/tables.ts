import type { ColumnType, Generated, Selectable } from 'kysely';
import type { Refine, Rows } from '#platform/db/db.ts';
import type { RunState, SampleRow, Schedule, SourceKind } from '../contract.ts';

export type JobSourcesTable = Refine<
  Rows['job_sources'],
  {
    kind: SourceKind;
    schedule: Generated<Schedule>;
    sample: ColumnType<SampleRow[], string | undefined, string>;
  }
>;
export type JobSourceRunsTable = Refine<Rows['job_source_runs'], { state: Generated<RunState> }>;
export type JobSourceErrorsTable = Rows['job_source_errors'];
export type JobSourceRowsTable = Rows['job_source_rows'];

export type SourceRecord = Selectable<JobSourcesTable>;
export type RunRecord = Selectable<JobSourceRunsTable>;

declare module '#platform/db/db.ts' {
  interface Tables {
    job_sources: JobSourcesTable;
    job_source_runs: JobSourceRunsTable;
    job_source_errors: JobSourceErrorsTable;
    job_source_rows: JobSourceRowsTable;
  }
}
