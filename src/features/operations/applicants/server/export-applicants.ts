import { audit, findEmails } from '#features/base/accounts/server/index.ts';
import type { Answer } from '#features/catalogue/jobs/contract.ts';
import { jobApplicationRows } from '#features/catalogue/jobs/server/index.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { writeCsv } from '#platform/io/write-csv.ts';
import { calendarDay } from '#platform/runtime/calendar-day.ts';
import { findApplicantRows, type ApplicantRow } from './applicant-rows.ts';
import { authorizeJob, type AuthorizedJob } from './authorize-job.ts';
import { isHidden } from './load-applicant.ts';
import { presentCard } from './present-applicants.ts';
import { isExpired } from './retention.ts';
import { streamArchive, type ArchiveEntry } from './stream-archive.ts';

const BATCH_SIZE = 500;

/** The applicants of a job as a table, or their letters and résumés as one archive. What is hidden on pages is hidden here. */
export const exportApplicants: UseCase<'GET /api/hiring/jobs/{id}/applicants/export'> = async (ctx, { params, query }) => {
  signedIn(ctx);
  const job = await authorizeJob(ctx, params.id, 'recruit');
  const { format } = query;
  await audit(ctx, { action: 'applicants.export', objectType: 'job', objectId: job.id, details: { format } });
  const name = `applicants-${job.slug}-${calendarDay(ctx.clock.now())}`;
  if (format === 'files') return { file: streamArchive(listFiles(ctx, job)), name: `${name}.zip`, type: 'application/zip' };
  const lines = [HEADER];
  for await (const rows of batches(ctx, job)) lines.push(...(await toLines(ctx, job, rows)));
  return { file: new TextEncoder().encode(writeCsv(lines)), name: `${name}.csv`, type: 'text/csv; charset=utf-8' };
};

const HEADER = [
  'name',
  'e-mail',
  'headline',
  'location',
  'years of work by the résumé',
  'stage',
  'applied on',
  'in this stage since',
  'report shared',
  'answers',
  'application',
];

async function toLines(ctx: Context, job: AuthorizedJob, rows: readonly ApplicantRow[]): Promise<string[][]> {
  const shown = rows.filter((row) => !isHidden(job, row));
  const emails = await findEmails(
    ctx,
    shown.map(({ user_id }) => user_id),
  );
  return rows.map((row) => {
    const { attributes } = presentCard(job, row);
    return [
      attributes.name,
      attributes.hidden ? '' : (emails.get(row.user_id) ?? ''),
      attributes.headline,
      attributes.location,
      attributes.work_months === null ? '' : (attributes.work_months / 12).toFixed(1),
      attributes.stage,
      calendarDay(row.created_at),
      calendarDay(row.since),
      attributes.report_shared ? 'yes' : 'no',
      attributes.hidden || isExpired(ctx, row.withdrawn_at) ? '' : writeAnswers(row.answers),
      row.id,
    ];
  });
}

const writeAnswers = (answers: readonly Answer[]): string =>
  answers.map(({ question, answer }) => `${question} ${answer}`).join('\n');

/** The applicants of a job, the newest first, some at a time. */
async function* batches(ctx: Context, job: AuthorizedJob): AsyncGenerator<ApplicantRow[]> {
  const ids = await jobApplicationRows(ctx)
    .clearSelect()
    .select('id')
    .where('job_id', '=', job.id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  for (let start = 0; start < ids.length; start += BATCH_SIZE) {
    const batch = ids.slice(start, start + BATCH_SIZE).map(({ id }) => id);
    const rows = new Map((await findApplicantRows(ctx, batch)).map((row) => [row.id, row]));
    yield batch.flatMap((id) => rows.get(id) ?? []);
  }
}

/** A letter and a file of each applicant, one at a time. */
async function* listFiles(ctx: Context, job: AuthorizedJob): AsyncGenerator<ArchiveEntry> {
  for await (const rows of batches(ctx, job))
    for (const row of rows) {
      if (isHidden(job, row) || isExpired(ctx, row.withdrawn_at)) continue;
      const application = await jobApplicationRows(ctx).where('id', '=', row.id).executeTakeFirst();
      if (!application) continue;
      const folder = `${safeName(row.name)} ${row.id.slice(0, 8)}`;
      if (application.cover_letter !== '')
        yield { name: `${folder}/letter.txt`, bytes: new TextEncoder().encode(application.cover_letter) };
      const bytes = await ctx.files.get(application.file_key).catch(() => null);
      if (bytes) yield { name: `${folder}/${safeName(application.file_name)}`, bytes: new Uint8Array(bytes) };
    }
}

/** A name that leaves no folder, whatever somebody called themselves or their file. */
const safeName = (name: string): string =>
  name
    .replaceAll(/[\p{Cc}\p{Cf}\\/:*?"<>|]/gu, '_')
    .replace(/^[.\s]+/, '_')
    .replace(/[.\s]+$/, '')
    .slice(0, 100) || '_';
