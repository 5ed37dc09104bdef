import { findEntryOfJob, getJobFacts, getJobId } from '#features/catalogue/jobs/server/index.ts';
import { computeFreeLook } from '#features/member/fitment/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { loadMemberInput, loadVisitor } from './member-input.ts';

/** The free look at a job by the viewer's default résumé and profile, or by the résumé that a visitor brought. */
export const getJobFit: UseCase<'GET /api/jobs/{slug}/fit'> = async (ctx, { params }) => {
  const job = await getJobFacts(ctx, await getJobId(ctx, params.slug));
  const known = ctx.viewer ? await loadMemberInput(ctx, ctx.viewer.id) : await loadVisitor(ctx);
  if (known === null) return { data: null };
  const ad = { title: job.title, text: job.description, employer: job.companyName };
  return {
    data: {
      ...computeFreeLook({ ...known.input, ad }),
      resume_id: known.resumeId,
      resume_name: known.resumeName,
      job_application_id: ctx.viewer ? await findEntryOfJob(ctx, ctx.viewer.id, job.id) : null,
    },
  };
};
