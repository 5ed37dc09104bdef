import { changeApplicationStatus, lockApplication } from '#features/catalogue/jobs/server/index.ts';
import type { Context } from '#platform/http/context.ts';

/** How long a rejection can be taken back before the applicant sees it. */
export const HOLD_MINUTES = 10;
const HOLD_MS = HOLD_MINUTES * 60_000;
const BATCH_SIZE = 100;

declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    'correspondence.show-rejections': Record<string, never>;
  }
}

/** Rejects an application, which the applicant sees when it is due. The caller locks the application. Checks no permission. */
export async function holdRejection(ctx: Context, applicationId: string, reason: string): Promise<void> {
  const at = ctx.clock.now();
  await ctx.db
    .insertInto('application_rejections')
    .values({
      job_application_id: applicationId,
      // Whoever answers by a link from an e-mail need not be signed in.
      author_id: ctx.viewer?.id ?? null,
      reason,
      due_at: new Date(at.getTime() + HOLD_MS),
      created_at: at,
    })
    .execute();
}

/** Takes back a rejection that the applicant has not seen; returns whether there was one. Checks no permission. */
export async function takeBackRejection(ctx: Context, applicationId: string): Promise<boolean> {
  const taken = await ctx.db
    .updateTable('application_rejections')
    .set({ taken_back_at: ctx.clock.now() })
    .where('job_application_id', '=', applicationId)
    .where('taken_back_at', 'is', null)
    .where('shown_at', 'is', null)
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n;
}

/** Shows applicants the rejections that are due: each once, with its status, notification and e-mail in one transaction. */
export async function showDueRejections(ctx: Context): Promise<void> {
  const due = await ctx.db
    .selectFrom('application_rejections')
    .select('job_application_id')
    .where('due_at', '<=', ctx.clock.now())
    .where('taken_back_at', 'is', null)
    .where('shown_at', 'is', null)
    .orderBy('due_at')
    .limit(BATCH_SIZE)
    .execute();
  for (const { job_application_id } of due) await ctx.inTransaction((trx) => showRejection(trx, job_application_id));
  if (due.length === BATCH_SIZE) await showDueRejections(ctx);
}

async function showRejection(ctx: Context, applicationId: string): Promise<void> {
  // The same order of locks as where it is taken back.
  const application = await lockApplication(ctx, applicationId);
  const rejection = await ctx.db
    .selectFrom('application_rejections')
    .select(['id', 'author_id'])
    .where('job_application_id', '=', applicationId)
    .where('taken_back_at', 'is', null)
    .where('shown_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!rejection) return;
  const at = ctx.clock.now();
  const isOpen = application.status !== 'withdrawn' && application.status !== 'rejected';
  await ctx.db
    .updateTable('application_rejections')
    .set(isOpen ? { shown_at: at } : { taken_back_at: at })
    .where('id', '=', rejection.id)
    .execute();
  if (isOpen) await changeApplicationStatus(ctx, { id: applicationId, status: 'rejected', actorId: rejection.author_id });
}
