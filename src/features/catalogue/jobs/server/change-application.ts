import type { StoredResume } from '#features/base/resumes/server/index.ts';
import { authorize, signedIn, type Context } from '#platform/http/context.ts';
import { conflict, notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { ApplicationEvent } from '../contract.ts';
import { checkLetter } from './check-letter.ts';
import { getReadableApplication } from './get-application-facts.ts';
import { loadApplications } from './get-application.ts';
import { applicationPolicy } from './policy.ts';
import { resumeColumns, sendResume } from './send-resume.ts';

/** Replaces the letter, the résumé or both of an application that the employer has not opened; the timeline notes it. */
export const changeApplication: UseCase<'PATCH /api/job_applications/{id}'> = async (ctx, { params, body }) => {
  const viewer = signedIn(ctx);
  // In a transaction, because reading somebody's application is audited only where it is allowed.
  await ctx.inTransaction(async (trx) => authorize(viewer.id === (await getReadableApplication(trx, params.id)).userId));
  const letter = body.cover_letter === undefined ? null : checkLetter(ctx, body.cover_letter);
  const change = async (trx: Context, resume: StoredResume | null) => {
    await replaceContent(trx, params.id, letter, resume);
    const [data] = await loadApplications(trx, [params.id]);
    if (!data) throw notFound('application');
    return { data };
  };
  const hasResume = body.file !== undefined || body.resume_id !== undefined;
  return hasResume || letter === null ? sendResume(ctx, body, change) : ctx.inTransaction((trx) => change(trx, null));
};

async function replaceContent(ctx: Context, id: string, letter: string | null, resume: StoredResume | null): Promise<void> {
  const stored = await ctx.db
    .selectFrom('job_applications')
    .select(['user_id', 'status', 'cover_letter', 'resume_id', 'file_key'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!stored) throw notFound('application');
  const { user_id: userId, status, cover_letter, resume_id, file_key } = stored;
  if (status === 'withdrawn') throw conflict('application-withdrawn');
  if (!applicationPolicy.change(ctx.viewer, { userId, status })) throw conflict('application-opened');
  const newLetter = letter === cover_letter ? null : letter;
  const newResume = resume?.id === resume_id ? null : resume;
  const events: ApplicationEvent[] = [];
  if (newLetter !== null) events.push('letter_changed');
  if (newResume) events.push('resume_changed');
  if (events.length === 0) return;
  const at = ctx.clock.now();
  await ctx.db
    .updateTable('job_applications')
    .set({ ...(newLetter !== null && { cover_letter: newLetter }), ...(newResume && resumeColumns(newResume)) })
    .where('id', '=', id)
    .execute();
  await ctx.db
    .insertInto('job_application_events')
    .values(events.map((event) => ({ job_application_id: id, status: event, at })))
    .execute();
  await ctx.publish('application.changed', { applicationId: id });
  if (!newResume) return;
  // Removed only if no version and no other application has it.
  if (file_key !== null) await ctx.enqueue('files.remove', { keys: [file_key] });
  await ctx.publish('application.resume-changed', { applicationId: id, userId });
}
