import { getPerson, requireScope } from '#features/base/accounts/server/index.ts';
import { addCompany, companyRows } from '#features/catalogue/jobs/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { addPerson, notifyOwners, notifyPerson } from './change-team.ts';
import { decide, lockOpenRequest, type RequestRow } from './decide-request.ts';
import { presentOpenRequests } from './present-requests.ts';

/** Approves a request: the member works for the company, which is added if it was not listed. */
export const approveRequest: UseCase<'POST /api/staff/company_requests/{id}/approve'> = async (ctx, { params, body }) => {
  requireScope(ctx, 'moderator');
  const request = await lockOpenRequest(ctx, params.id);
  const company = await getRequestedCompany(ctx, request);
  await addPerson(ctx, company, request.user_id, body.role);
  await decide(ctx, request, { status: 'approved', reason: '', note: body.reason });
  await ctx.db.updateTable('company_requests').set({ company_id: company.id }).where('id', '=', request.id).execute();
  await notifyPerson(ctx, request.user_id, { company, what: 'role', role: body.role, key: request.id });
  const { name: person } = await getPerson(ctx, request.user_id);
  await notifyOwners(ctx, company, { what: 'joined', person, personId: request.user_id, key: request.id });
  return presentOpenRequests(ctx);
};

async function getRequestedCompany(ctx: Context, { company_id, name, website }: RequestRow) {
  const id = company_id ?? (await addCompany(ctx, { name, website }));
  return companyRows(ctx).where('id', '=', id).executeTakeFirstOrThrow();
}
