import type { Selectable } from 'kysely';
import { audit } from '#features/base/accounts/server/index.ts';
import { findCompanyBySlug } from '#features/catalogue/jobs/server/index.ts';
import { slugify } from '#platform/db/slug.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import { conflict, invalid, notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { CompanyRequestsTable } from './tables.ts';

/** Asks to represent a company. While a request is open, asking again changes nothing. */
export const requestCompany: UseCase<'POST /api/hiring/requests'> = async (ctx, { body }) => {
  const viewer = signedIn(ctx);
  const company = await findCompany(ctx, body);
  if (company && (await worksThere(ctx, company.id, viewer.id))) throw conflict('works-there');
  const row = await ctx.db
    .insertInto('company_requests')
    .values({
      user_id: viewer.id,
      company_id: company?.id ?? null,
      name: company?.name ?? body.name,
      website: company?.website ?? body.website,
      note: body.note,
      created_at: ctx.clock.now(),
    })
    .onConflict((existing) => existing.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!row) throw conflict('request-open');
  await audit(ctx, { action: 'company.requested', objectType: 'company_request', objectId: row.id, details: { name: row.name } });
  return { data: presentRequest(row) };
};

/** The listed company that is meant: by slug, or by the same name. Null for a new one, which needs a name and a site. */
async function findCompany(
  ctx: Context,
  { company_slug, name, website }: { company_slug?: string | undefined; name: string; website: string },
) {
  if (company_slug !== undefined) {
    const company = await findCompanyBySlug(ctx, company_slug);
    if (!company) throw notFound('company');
    return company;
  }
  if (name === '') throw invalid({ path: 'name', code: 'company-name-required' });
  if (website === '') throw invalid({ path: 'website', code: 'company-site-required' });
  return (await findCompanyBySlug(ctx, slugify(name))) ?? null;
}

const worksThere = async (ctx: Context, companyId: string, userId: string): Promise<boolean> =>
  (await ctx.db
    .selectFrom('company_people')
    .select('role')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .executeTakeFirst()) !== undefined;

export const presentRequest = ({ id, name, status, reason, created_at }: Selectable<CompanyRequestsTable>) => ({
  id,
  type: 'company_request' as const,
  attributes: { name, status, reason, created_at: created_at.toISOString() },
});
