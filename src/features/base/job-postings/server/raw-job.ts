/** A place as stated; `country` is its name or code where it is stated apart. */
export type RawPlace = { text: string; country?: string | undefined };

/** One job as a file or page states it, before its values are parsed; texts may contain HTML. */
export type RawJob = {
  /** The position in the file, for the report: "line 12". */
  at: string;
  id?: string | undefined;
  title?: string | undefined;
  company?: string | undefined;
  companyAbout?: string | undefined;
  companyUrl?: string | undefined;
  /** Up to three places in one text. */
  location?: string | undefined;
  /** Each place, where the format lists them. */
  places?: RawPlace[] | undefined;
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
  applyUrl?: string | undefined;
  /** The address to which applications go by e-mail. */
  applyEmail?: string | undefined;
  family?: string | undefined;
};

/** Why a row is not taken; each is a problem with a message in every language. */
export type RowFault =
  | { code: PlainRowFault }
  | { code: 'row-columns'; params: { cells: number; columns: number } }
  | { code: 'row-too-long' | 'row-title-too-long' | 'row-company-too-long'; params: { limit: number } }
  | { code: 'row-description-too-long' | 'row-description-too-short'; params: { limit: number } }
  | { code: 'row-apply-email-unconfirmed'; params: { email: string } }
  | { code: 'row-repeats'; params: { at: string } };
type PlainRowFault =
  | 'row-not-an-object'
  | 'row-not-listed'
  | 'row-not-a-posting'
  | 'row-not-json'
  | 'row-script-not-json'
  | 'row-no-title'
  | 'row-no-company'
  | 'row-no-description'
  | 'row-no-apply-address'
  | 'row-apply-email-invalid'
  | 'row-unidentified';

/** A part of the file without a valid job, and the reason. */
export type BrokenRow = { at: string; reason: RowFault };
export type ParsedRow = RawJob | BrokenRow;
