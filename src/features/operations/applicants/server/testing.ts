/** Factories for tests: a company with its people, a job and applicants. */
import { aMember, type TestMember } from '#features/base/accounts/server/testing.ts';
import { aCompany, aJob, anApplication } from '#features/catalogue/jobs/server/testing.ts';
import { anEmployer } from '#features/operations/hiring-teams/server/testing.ts';
import type { Context } from '#platform/http/context.ts';

/** A job with an owner of its company and an applicant. */
export async function aJobWithApplicant(ctx: Context, { name = 'Asha Pillai', resume }: { name?: string; resume?: string } = {}) {
  const company = await aCompany(ctx);
  const job = await aJob(ctx, { company_id: company.id });
  const employer = await anEmployer(ctx, company.id);
  return { company, job, employer, ...(await anApplicant(ctx, job.id, { name, ...(resume !== undefined && { resume }) })) };
}

/** A member who applied for a job. */
export async function anApplicant(
  ctx: Context,
  jobId: string,
  { name = 'Asha Pillai', letter, resume }: { name?: string; letter?: string; resume?: string } = {},
): Promise<{ applicant: TestMember; applicationId: string }> {
  const applicant = await aMember(ctx, { name });
  const { id } = await anApplication(ctx, {
    user_id: applicant.id,
    job_id: jobId,
    ...(letter !== undefined && { cover_letter: letter }),
    ...(resume !== undefined && { resume }),
  });
  return { applicant, applicationId: id };
}

/** A message template of a company; returns its id. */
export async function aTemplate(ctx: Context, company_id: string): Promise<string> {
  const template = { company_id, name: 'Next', body: 'Hello {name}' };
  return (await ctx.db.insertInto('message_templates').values(template).returning('id').executeTakeFirstOrThrow()).id;
}
