import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { loadHiringJob, presentHiringJob } from './get-hiring-job.ts';
import { insertDraft } from './insert-draft.ts';

/** Begins a new draft with the text of a job, without its closing date. */
export const duplicateJob: UseCase<'POST /api/hiring/jobs/{id}/duplicate'> = async (ctx, { params }) => {
  signedIn(ctx);
  const job = await loadHiringJob(ctx, params.id, 'recruit');
  const { content } = (await presentHiringJob(ctx, job)).data.attributes;
  return insertDraft(ctx, job.companyId, { ...content, closes_on: null });
};
