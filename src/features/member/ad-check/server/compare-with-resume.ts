import { getOwnAd } from '#features/base/own-ads/server/index.ts';
import { holdResume } from '#features/base/resumes/server/index.ts';
import { addJobEntry, getJobId } from '#features/catalogue/jobs/server/index.ts';
import { followApplication } from '#features/member/fitment/server/index.ts';
import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';

/** Makes the entry of a job or own ad that is only considered, and begins its score. */
export const compareWithResume: UseCase<'POST /api/job_entries'> = async (ctx, { body: { subject, resume_id } }) => {
  const viewer = signedIn(ctx);
  const owner = { user_id: viewer.id, visitor_id: null };
  const target =
    'own_ad_id' in subject
      ? { ownAdId: (await getOwnAd(ctx, owner, subject.own_ad_id)).id }
      : { jobId: await getJobId(ctx, subject.job_slug) };
  if (resume_id !== null) await holdResume(ctx, viewer.id, resume_id);
  const entry = await addJobEntry(ctx, viewer.id, target, resume_id);
  await followApplication(ctx, { applicationId: entry.id, userId: viewer.id });
  return { data: { job_application_id: entry.id, status: entry.status } };
};
