import type { RawJob } from './raw-job.ts';

/** What a job takes from a row, as staff read it beside the names of the format. */
export type JobField =
  | 'id'
  | 'title'
  | 'company'
  | 'company_about'
  | 'places'
  | 'description'
  | 'summary'
  | 'role_type'
  | 'work_mode'
  | 'experience'
  | 'pay'
  | 'apply'
  | 'posted'
  | 'closes'
  | 'family';

/** `from` is the name of the format's field or fields, for display. */
export type FieldRule<Row> = { to: JobField; from: string; read: (row: Row) => Omit<Partial<RawJob>, 'at'> };

/** How the fields of one format become those of a job: all that its parser takes, and nothing else. */
export type FieldMapping<Row> = readonly FieldRule<Row>[];

/** Reads one row by the rules of its format. */
export const mapRow = <Row>(mapping: FieldMapping<Row>, row: Row, at: string): RawJob =>
  Object.assign({ at }, ...mapping.map(({ read }) => read(row)));
