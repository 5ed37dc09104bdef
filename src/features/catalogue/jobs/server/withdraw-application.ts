import { authorize, signedIn } from '#platform/http/context.ts';
import { conflict } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getReadableApplication } from './get-application-facts.ts';
import { getApplication } from './get-application.ts';
import { applicationPolicy } from './policy.ts';

/** Withdraws an application; repeating it changes nothing. */
export const withdrawApplication: UseCase<'POST /api/job_applications/{id}/withdraw'> = async (ctx, { params }) => {
  const viewer = signedIn(ctx);
  const application = await getReadableApplication(ctx, params.id);
  authorize(viewer.id === application.userId);
  if (application.status === 'withdrawn') return getApplication(ctx, { params, query: undefined, body: undefined });
  if (!applicationPolicy.withdraw(viewer, application))
    throw conflict('job-application-final', {}, { code: 'application-final' });

  const at = ctx.clock.now();
  const changed = await ctx.db
    .updateTable('job_applications')
    .set({ status: 'withdrawn', withdrawn_at: at })
    .where('id', '=', params.id)
    .where('status', '=', application.status)
    .executeTakeFirst();
  if (changed.numUpdatedRows > 0n) {
    await ctx.db
      .insertInto('job_application_events')
      .values({ job_application_id: params.id, status: 'withdrawn', at })
      .execute();
    await ctx.publish('application.withdrawn', { applicationId: params.id, userId: viewer.id });
  }
  return getApplication(ctx, { params, query: undefined, body: undefined });
};
