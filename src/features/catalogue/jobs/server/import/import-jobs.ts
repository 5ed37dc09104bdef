import type { Context } from '#platform/http/context.ts';
import { today } from '../select-jobs.ts';
import { slugify } from '#platform/db/slug.ts';
import { collectPublished } from '../publish-jobs.ts';
import { writeCompany, writeJob } from '../write-job.ts';
import { draftJob } from './draft-job.ts';
import { createFamilyFinder } from './find-family.ts';
import { isBroken } from './raw-job.ts';
import { parseJobs, type Format } from './parse-jobs.ts';

export type ImportOptions = {
  /** Distinguishes tables with overlapping ids: the file name, unless the operator sets another. */
  source: string;
  /** Stands in where the file names no company. */
  company?: string | undefined;
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

/** Their ids mean the same job in every file. */
const WORLDWIDE: readonly Format[] = ['greenhouse', 'lever', 'job-posting'];

/**
 * Imports the jobs of a file, in one transaction: all rows that can be used, or none when something fails on the way.
 * Importing the same file again changes nothing. Throws an `ImportError` for a file that cannot be read at all.
 */
export async function importJobs(ctx: Context, text: string, options: ImportOptions): Promise<ImportReport> {
  const { format, rows } = parseJobs(text);
  const source = WORLDWIDE.includes(format) ? format : `${format}:${slugify(options.source) || 'file'}`;
  return ctx.inTransaction(async (trx) => {
    const around = { source, company: options.company, today: today(trx), familyOf: await createFamilyFinder(trx) };
    const report: ImportReport = { format, source, added: 0, updated: 0, unchanged: 0, skipped: [] };
    const seen = new Map<string, string>();
    const published = collectPublished(trx);
    for (const row of rows) {
      const drafted = isBroken(row) ? row : draftJob(row, around);
      const title = isBroken(row) ? '' : (row.title ?? '').slice(0, 80);
      if ('reason' in drafted) {
        report.skipped.push({ at: row.at, title, reason: drafted.reason });
        continue;
      }
      const before = seen.get(drafted.sourceId);
      if (before) {
        report.skipped.push({ at: row.at, title, reason: `repeats ${before}` });
        continue;
      }
      seen.set(drafted.sourceId, row.at);
      const company = { ...drafted.company, id: await writeCompany(trx, drafted.company) };
      const written = await writeJob(trx, company.id, drafted);
      report[written] += 1;
      published.note({ id: company.id, slug: company.slug, name: company.name }, drafted, written);
    }
    await published.publish();
    return report;
  });
}
