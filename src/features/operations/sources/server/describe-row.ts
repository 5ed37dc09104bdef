import {
  ASHBY_FIELDS,
  FEED_FIELDS,
  GREENHOUSE_FIELDS,
  INDEED_FIELDS,
  JOB_POSTING_FIELDS,
  LEVER_FIELDS,
  plainText,
  type JobField,
  type ParsedRow,
  type RawJob,
} from '#features/base/job-postings/server/index.ts';
import { draftJob, type DraftContext, type DraftedJob } from '#features/catalogue/jobs/server/index.ts';
import type { SampleRow, SourceKind } from '../contract.ts';
import { COLUMN_FIELDS, fieldKey, isKnownColumn } from './formats/field-names.ts';
import { csvHeader } from './formats/read-csv.ts';
import type { SourceDocument } from './source-document.ts';
import { writeFault } from './row-faults.ts';
import { completeRow } from './take-batch.ts';
import type { SourceRecord } from './tables.ts';

const MAX_LETTERS = 160;
const MAX_UNUSED = 12;

type Named = { to: JobField; from: string };

/** The mapping of each format, as its parser uses it. */
const MAPPINGS: Record<SourceKind, readonly Named[]> = {
  greenhouse: GREENHOUSE_FIELDS,
  lever: LEVER_FIELDS,
  ashby: ASHBY_FIELDS,
  'job-posting': JOB_POSTING_FIELDS,
  'job-list': JOB_POSTING_FIELDS,
  sitemap: JOB_POSTING_FIELDS,
  indeed: INDEED_FIELDS,
  feed: FEED_FIELDS,
  csv: COLUMN_FIELDS,
  'json-lines': COLUMN_FIELDS,
  json: COLUMN_FIELDS,
};

/** A row field by field: the format's name, our field, and what became of it; the reason is a stored one. `columns` are those that no field takes. */
export function describeRow(
  row: ParsedRow,
  source: Pick<SourceRecord, 'kind' | 'company'>,
  context: DraftContext,
  columns: readonly string[] = [],
): SampleRow {
  if ('reason' in row) return { at: row.at, fields: [], reason: writeFault(row.reason) };
  const raw = completeRow(row, source);
  const drafted = draftJob(raw, context);
  const isDraft = !('reason' in drafted);
  const fields = MAPPINGS[source.kind].map(({ to, from }) => ({
    from,
    to,
    value: shorten(isDraft ? DRAFTED[to](drafted) : statedText(raw, to)),
  }));
  const unused = columns.slice(0, MAX_UNUSED).map((from) => ({ from: from.slice(0, 80), to: 'unused', value: '' }));
  return { at: row.at, fields: [...fields, ...unused], reason: isDraft ? '' : writeFault(drafted.reason) };
}

/** The columns of a table that no field takes. */
export async function unusedColumns(document: SourceDocument, kind: SourceKind): Promise<string[]> {
  if (kind !== 'csv') return [];
  return (await csvHeader(document)).filter((name) => name.trim() !== '' && !isKnownColumn(fieldKey(name)));
}

const shorten = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const short = line.length > MAX_LETTERS ? `${line.slice(0, MAX_LETTERS - 1)}…` : line;
  // What the database can store.
  return short.replaceAll('\0', '').toWellFormed();
};

const DRAFTED: Record<JobField, (job: DraftedJob) => string> = {
  id: ({ sourceId }) => sourceId,
  title: ({ title }) => title,
  company: ({ company }) => company.name,
  company_about: ({ company }) => [company.website, company.about].filter(Boolean).join(' · '),
  places: ({ places, location }) =>
    places.map(({ locality, region, country }) => [locality, region, country].filter(Boolean).join(', ')).join(' · ') || location,
  description: ({ description }) => description,
  summary: ({ summary }) => summary,
  role_type: ({ roleType }) => roleType,
  work_mode: ({ workMode }) => workMode,
  experience: ({ experience: { min, max } }) => [min, max].filter((years) => years !== null).join('–'),
  pay: ({ pay }) =>
    pay
      ? `${pay.currency} ${[...new Set([pay.min, pay.max])].filter((amount) => amount !== null).join('–')} / ${pay.period}`
      : '',
  apply: ({ applyUrl, applyEmail }) => applyUrl ?? applyEmail ?? '',
  posted: ({ postedOn }) => postedOn ?? '',
  closes: ({ validUntil }) => validUntil ?? '',
  family: ({ family }) => family,
};

/** The text of a row that was not taken. */
function statedText(raw: RawJob, to: JobField): string {
  const texts: Partial<Record<JobField, string | undefined>> = {
    id: raw.id,
    title: raw.title,
    company: raw.company,
    places: raw.location,
    description: raw.description,
    apply: raw.applyUrl ?? raw.applyEmail,
    posted: raw.postedOn,
    closes: raw.validUntil,
    pay: raw.salary,
  };
  return plainText((texts[to] ?? '').slice(0, 4 * MAX_LETTERS));
}
