import { authorizeCompany, type CompanyAct } from '#features/operations/hiring-teams/server/index.ts';
import { companyRows, isOpen, jobRows, today } from '#features/catalogue/jobs/server/index.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';

/** A job of a company for which the viewer may do `act`; 404 for whom the company does not know, 403 if the role does not suffice. */
export async function authorizeJob(ctx: Context, id: string, act: CompanyAct) {
  signedIn(ctx);
  const job = await ctx.db
    .selectFrom(jobRows(ctx).as('jobs'))
    .innerJoin(companyRows(ctx).as('company'), 'company.id', 'jobs.company_id')
    .leftJoin('hidden_identities', 'hidden_identities.job_id', 'jobs.id')
    .select([
      'jobs.id',
      'jobs.slug',
      'jobs.title',
      'jobs.location',
      'jobs.work_mode as workMode',
      'company.id as companyId',
      'company.name as company',
      'company.slug as companySlug',
      'hidden_identities.job_id as hiddenJobId',
      isOpen(today(ctx)).as('open'),
    ])
    .where('jobs.id', '=', id)
    .executeTakeFirst();
  // The same as for a company that does not know the viewer.
  if (!job) throw notFound();
  const { role } = await authorizeCompany(ctx, job.companyId, act);
  const { hiddenJobId, open, ...facts } = job;
  return { ...facts, open: Boolean(open), hidesIdentities: hiddenJobId !== null, role };
}

export type AuthorizedJob = Awaited<ReturnType<typeof authorizeJob>>;
