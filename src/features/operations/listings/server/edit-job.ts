import { isDeepStrictEqual } from 'node:util';
import { requireScope } from '#features/base/accounts/server/index.ts';
import { correctJob, originOf } from '#features/catalogue/jobs/server/index.ts';
import { conflict, invalid } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { auditListing, pick } from './change-listing.ts';
import { lockJob, placeTexts, presentJob } from './present-jobs.ts';

/** Corrects facts of a job. One that its company writes here is the company's to edit. */
export const editJob: UseCase<'PATCH /api/staff/jobs/{id}'> = async (ctx, { params: { id }, body }) => {
  requireScope(ctx, 'editor');
  const { version, reason, places, ...stated } = body;
  const job = await lockJob(ctx, id, version);
  if (originOf(job.source) === 'employer') throw conflict('job-of-employer');
  // The way to apply stays: who applies at the employer's page does so after a correction too.
  if (job.apply_url !== null && stated.apply_url === '') throw invalid({ path: 'apply_url', code: 'address-required' });
  const facts = {
    ...stated,
    valid_until: stated.valid_until || null,
    apply_url: job.apply_url === null ? null : stated.apply_url,
    places: isDeepStrictEqual(places, placeTexts(job)) ? undefined : places,
  };
  const changed = await correctJob(ctx, job, facts);
  const shown = changed.filter((field) => field !== 'location');
  if (changed.length > 0)
    await auditListing(ctx, {
      type: 'job',
      id,
      act: 'edit',
      reason,
      before: pick({ ...job, places: placeTexts(job) }, shown),
      after: pick(facts, shown),
    });
  return presentJob(ctx, id);
};
