import { audit } from '#features/base/accounts/server/index.ts';
import { getCompany } from '#features/operations/hiring-teams/server/index.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { AdContent } from '../contract.ts';
import { loadHiringJob, presentHiringJob, reload } from './get-hiring-job.ts';

/** Begins a job as a draft. */
export const createJob: UseCase<'POST /api/hiring/companies/{slug}/jobs'> = async (ctx, { params, body }) => {
  const company = await getCompany(ctx, params.slug, 'recruit');
  return insertDraft(ctx, company.id, body.content);
};

/** Begins a new draft with the text of a job, without its closing date. */
export const duplicateJob: UseCase<'POST /api/hiring/jobs/{id}/duplicate'> = async (ctx, { params }) => {
  const job = await loadHiringJob(ctx, params.id, 'recruit');
  const { content } = (await presentHiringJob(ctx, job)).data.attributes;
  return insertDraft(ctx, job.companyId, { ...content, closes_on: null });
};

async function insertDraft(ctx: Context, companyId: string, content: AdContent) {
  const at = ctx.clock.now();
  const { id } = await ctx.db
    .insertInto('job_drafts')
    .values({
      company_id: companyId,
      content: JSON.stringify(content),
      author_id: signedIn(ctx).id,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await audit(ctx, { action: 'job.drafted', objectType: 'job', objectId: id, details: { company_id: companyId } });
  return reload(ctx, id);
}
