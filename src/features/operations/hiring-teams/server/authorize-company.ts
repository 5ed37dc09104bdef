import { authorize, signedIn, type Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { CompanyRole } from '../contract.ts';
import { companyPolicy, type CompanyAct } from './policy.ts';

/** The viewer's role at the company. 401 for visitors, 404 for whom the company does not know, 403 if the role does not suffice. */
export async function authorizeCompany(
  ctx: Context,
  companyId: string,
  act: CompanyAct,
): Promise<{ companyId: string; role: CompanyRole }> {
  const viewer = signedIn(ctx);
  const person = await ctx.db
    .selectFrom('company_people')
    .select('role')
    .where('company_id', '=', companyId)
    .where('user_id', '=', viewer.id)
    .executeTakeFirst();
  if (!person) throw notFound('company');
  authorize(companyPolicy.allows(person.role, act));
  return { companyId, role: person.role };
}
