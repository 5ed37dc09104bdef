/** Factories for tests: the people of a company. */
import { aMember, type TestMember } from '#features/base/accounts/server/testing.ts';
import type { Context } from '#platform/http/context.ts';
import type { CompanyRole } from '../contract.ts';

/** A signed-in member who works for the company, by default as its owner. */
export async function anEmployer(
  ctx: Context,
  companyId: string,
  { role = 'owner', name = 'Priya Nair', email }: { role?: CompanyRole; name?: string; email?: string } = {},
): Promise<TestMember> {
  const member = await aMember(ctx, { name, ...(email !== undefined && { email }) });
  await ctx.db.insertInto('company_people').values({ company_id: companyId, user_id: member.id, role }).execute();
  return member;
}
