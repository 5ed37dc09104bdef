import { findCompanyBySlug } from '#features/catalogue/jobs/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { CompanyRole } from '../contract.ts';
import { authorizeCompany } from './authorize-company.ts';
import type { CompanyAct } from './policy.ts';

export type TeamCompany = { id: string; slug: string; name: string; role: CompanyRole };

/** A company that the viewer works for, by slug; 404 for any other, 403 if the role does not suffice. */
export async function getCompany(ctx: Context, slug: string, act: CompanyAct): Promise<TeamCompany> {
  const company = await findCompanyBySlug(ctx, slug);
  if (!company) throw notFound('company');
  const { role } = await authorizeCompany(ctx, company.id, act);
  return { id: company.id, slug: company.slug, name: company.name, role };
}

/** Locks the people of a company, so that two changes at once cannot leave it without an owner. */
export async function lockTeam(ctx: Context, companyId: string): Promise<{ user_id: string; role: CompanyRole }[]> {
  return ctx.db
    .selectFrom('company_people')
    .select(['user_id', 'role'])
    .where('company_id', '=', companyId)
    .orderBy('user_id')
    .forUpdate()
    .execute();
}
