import { audit } from '#features/base/accounts/server/index.ts';
import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { authorizeJob } from './authorize-job.ts';

/** Hides names, contact and files of a job's applicants until the shortlist, or shows them; repeating it changes nothing. */
export const hideIdentities: UseCase<'PUT /api/hiring/jobs/{id}/hidden_identities'> = async (
  ctx,
  { params, body: { hidden } },
) => {
  signedIn(ctx);
  const { id, hidesIdentities } = await authorizeJob(ctx, params.id, 'recruit');
  if (hidden === hidesIdentities) return;
  if (hidden)
    await ctx.db
      .insertInto('hidden_identities')
      .values({ job_id: id })
      .onConflict((row) => row.doNothing())
      .execute();
  else await ctx.db.deleteFrom('hidden_identities').where('job_id', '=', id).execute();
  const details = { before: { hidden: hidesIdentities }, after: { hidden } };
  await audit(ctx, { action: 'job.hide-identities', objectType: 'job', objectId: id, details });
};
