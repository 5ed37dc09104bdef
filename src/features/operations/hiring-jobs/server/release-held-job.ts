import { audit, requireScope } from '#features/base/accounts/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { lockHeld, notifyEmployers } from './held-job.ts';
import { presentHeldJobs } from './present-held-jobs.ts';
import { publishDraft } from './publish-draft.ts';

/** Publishes a held job; the same sentences are not held again in this job. */
export const releaseHeldJob: UseCase<'POST /api/staff/held_jobs/{id}/release'> = async (ctx, { params, body }) => {
  requireScope(ctx, 'moderator');
  const draft = await lockHeld(ctx, params.id, body.version);
  await publishDraft(ctx, draft, draft.findings);
  await audit(ctx, {
    action: 'job.released',
    objectType: 'job',
    objectId: draft.id,
    details: {
      before: { state: 'held' },
      after: { state: 'published' },
      kinds: draft.findings.map(({ kind }) => kind),
      reason: body.reason,
    },
  });
  await notifyEmployers(ctx, draft, 'released', '');
  return presentHeldJobs(ctx);
};
