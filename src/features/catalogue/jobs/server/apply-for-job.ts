import { countWords } from '#platform/contract/count-words.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import { conflict, invalid, notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { checkDocument, type CheckedDocument } from '#platform/files/uploads.ts';
import { loadApplications } from './get-application.ts';
import { jobPolicy } from './policy.ts';
import { selectJobs } from './select-jobs.ts';

const FILE_AREA = 'resumes';

/** Submits an application; a second one for the same job is a 409. Removes the file if the transaction fails. */
export const applyForJob: UseCase<'POST /api/job_applications'> = async (ctx, { body }) => {
  const viewer = signedIn(ctx);
  const job = await getOpenJob(ctx, body.job_slug);
  const coverLetter = body.cover_letter.trim();
  checkLetterLength(ctx, coverLetter);
  const document = await checkDocument(body.file, ctx.config.UPLOAD_MAX_BYTES);
  const stored = await ctx.files.put(FILE_AREA, document.bytes);
  try {
    return await ctx.inTransaction((trx) =>
      insertApplication(trx, { user_id: viewer.id, job_id: job.id, cover_letter: coverLetter }, document, stored.key),
    );
  } catch (error) {
    await ctx.files.remove(stored.key);
    throw error;
  }
};

/** Returns a job for which the viewer can apply; throws 404 for an unknown job, or 409 with the reason. */
async function getOpenJob(ctx: Context, slug: string): Promise<{ id: string }> {
  const job = await selectJobs(ctx).where('jobs.slug', '=', slug).executeTakeFirst();
  if (!job) throw notFound('job');
  if (jobPolicy.apply({ open: Boolean(job.open), applicationId: job.application_id })) return job;
  if (job.application_id) throw alreadyApplied();
  throw conflict('job-closed');
}

const alreadyApplied = () => conflict('already-applied');

function checkLetterLength({ config }: Context, letter: string): void {
  const limit = config.COVER_LETTER_MAX_WORDS;
  const words = countWords(letter);
  if (words > limit)
    throw invalid({ path: 'cover_letter', code: 'letter-too-long', params: { words, limit, over: words - limit } });
}

async function insertApplication(
  ctx: Context,
  application: { user_id: string; job_id: string; cover_letter: string },
  document: CheckedDocument,
  file_key: string,
) {
  const at = ctx.clock.now();
  const file = { file_key, file_name: document.name, file_kind: document.kind, file_bytes: document.bytes.byteLength };
  const created = await ctx.db
    .insertInto('job_applications')
    .values({ ...application, ...file, created_at: at })
    .onConflict((conflict) => conflict.columns(['user_id', 'job_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!created) throw alreadyApplied();
  await ctx.db.insertInto('job_application_events').values({ job_application_id: created.id, status: 'submitted', at }).execute();
  await ctx.publish('application.submitted', {
    applicationId: created.id,
    userId: application.user_id,
    jobId: application.job_id,
  });
  const [data] = await loadApplications(ctx, [created.id]);
  if (!data) throw new Error('the new application was not found');
  return { data };
}

declare module '#platform/tasks/events.ts' {
  interface Events {
    'application.submitted': { applicationId: string; userId: string; jobId: string };
    'application.withdrawn': { applicationId: string; userId: string; jobId: string };
  }
}
