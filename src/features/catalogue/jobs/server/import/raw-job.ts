/** One job as a file states it, before its values are parsed; texts may contain HTML. */
export type RawJob = {
  /** The position in the file, for the report: "line 12". */
  at: string;
  id?: string | undefined;
  title?: string | undefined;
  company?: string | undefined;
  companyAbout?: string | undefined;
  companyUrl?: string | undefined;
  location?: string | undefined;
  description?: string | undefined;
  summary?: string | undefined;
  roleType?: string | undefined;
  workMode?: string | undefined;
  experience?: string | undefined;
  experienceMin?: string | undefined;
  experienceMax?: string | undefined;
  salary?: string | undefined;
  salaryMin?: string | undefined;
  salaryMax?: string | undefined;
  currency?: string | undefined;
  period?: string | undefined;
  postedOn?: string | undefined;
  validUntil?: string | undefined;
  family?: string | undefined;
};

/** A part of the file without a valid job, and the reason. */
export type BrokenRow = { at: string; reason: string };
export type ParsedRow = RawJob | BrokenRow;
export const isBroken = (row: ParsedRow): row is BrokenRow => 'reason' in row;

/** A file that cannot be imported at all; the message states the problem and what to do. */
export class ImportError extends Error {
  override name = 'ImportError';
}
