import { companyRows } from '#features/catalogue/jobs/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { CompanyRole } from '../contract.ts';

export type CompanyOfViewer = { companyId: string; slug: string; name: string; role: CompanyRole };

/** The companies that the viewer works for, by name; none for a visitor. */
export async function companiesOfViewer(ctx: Context): Promise<CompanyOfViewer[]> {
  if (!ctx.viewer) return [];
  return ctx.db
    .selectFrom('company_people')
    .innerJoin(companyRows(ctx).as('companies'), 'companies.id', 'company_people.company_id')
    .select(['companies.id as companyId', 'companies.slug', 'companies.name', 'company_people.role'])
    .where('company_people.user_id', '=', ctx.viewer.id)
    .orderBy('companies.name')
    .orderBy('companies.id')
    .execute();
}
