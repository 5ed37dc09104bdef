import type { BrokenRow, ParsedRow } from '#features/base/job-postings/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { today } from '../select-jobs.ts';
import { slugify } from '#platform/db/slug.ts';
import { collectPublished } from '../publish-jobs.ts';
import { writeCompany, writeJob } from '../write-job.ts';
import { draftJob } from './draft-job.ts';
import { createFamilyFinder } from './create-family-finder.ts';
import { parseJobs, type Format } from './parse-jobs.ts';

export type ImportOptions = {
  /** Distinguishes tables with overlapping ids: the file name, unless the operator sets another. */
  source: string;
  /** The company of rows without one. */
  company?: string | undefined;
  /** Where to apply for the jobs of rows without an address. */
  applyUrl?: string | undefined;
};

export type ImportReport = {
  format: Format;
  source: string;
  added: number;
  updated: number;
  unchanged: number;
  /** Every skipped row, with its position and reason. */
  skipped: { at: string; title: string; reason: string }[];
};

const isBroken = (row: ParsedRow): row is BrokenRow => 'reason' in row;

/** The formats whose ids identify the same job in every file. */
const GLOBAL_ID_FORMATS: readonly Format[] = ['greenhouse', 'lever', 'ashby', 'job-posting'];

/**
 * Imports the jobs of a file in one transaction: all valid rows, or none if there is an error. Importing the same file
 * again changes nothing. Throws an `ImportError` for a file that cannot be parsed.
 */
export async function importJobs(ctx: Context, text: string, options: ImportOptions): Promise<ImportReport> {
  const { format, rows } = parseJobs(text);
  const source = GLOBAL_ID_FORMATS.includes(format) ? format : `${format}:${slugify(options.source) || 'file'}`;
  return ctx.inTransaction(async (trx) => {
    const { company: defaultCompany, applyUrl } = options;
    const context = { source, company: defaultCompany, applyUrl, today: today(trx), findFamily: await createFamilyFinder(trx) };
    const report: ImportReport = { format, source, added: 0, updated: 0, unchanged: 0, skipped: [] };
    const positions = new Map<string, string>();
    const published = collectPublished(trx);
    for (const row of rows) {
      const drafted = isBroken(row) ? row : draftJob(row, context);
      const title = isBroken(row) ? '' : (row.title ?? '').slice(0, 80);
      if ('reason' in drafted) {
        report.skipped.push({ at: row.at, title, reason: drafted.reason });
        continue;
      }
      const firstPosition = positions.get(drafted.sourceId);
      if (firstPosition) {
        report.skipped.push({ at: row.at, title, reason: `repeats ${firstPosition}` });
        continue;
      }
      positions.set(drafted.sourceId, row.at);
      const company = { ...drafted.company, id: await writeCompany(trx, drafted.company) };
      const outcome = await writeJob(trx, company.id, drafted);
      report[outcome] += 1;
      published.add({ id: company.id, slug: company.slug, name: company.name }, drafted, outcome);
    }
    await published.publish();
    return report;
  });
}
