import type { Selectable } from 'kysely';
import { audit, getPerson, requireScope } from '#features/base/accounts/server/index.ts';
import { addCompany, companyRows } from '#features/catalogue/jobs/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { conflict, notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { addPerson, notifyOwners, notifyPerson } from './change-team.ts';
import { presentOpenRequests } from './list-requests.ts';
import type { CompanyRequestsTable } from './tables.ts';

type RequestRow = Selectable<CompanyRequestsTable>;

/** Approves a request: the member works for the company, which is added if it was not listed. */
export const approveRequest: UseCase<'POST /api/staff/company_requests/{id}/approve'> = async (ctx, { params, body }) => {
  requireScope(ctx, 'moderator');
  const request = await lockOpenRequest(ctx, params.id);
  const company = await getRequestedCompany(ctx, request);
  await addPerson(ctx, company, request.user_id, body.role);
  await decide(ctx, request, { status: 'approved', reason: '' });
  await ctx.db.updateTable('company_requests').set({ company_id: company.id }).where('id', '=', request.id).execute();
  await notifyPerson(ctx, request.user_id, { company, what: 'role', role: body.role, key: request.id });
  const { name: person } = await getPerson(ctx, request.user_id);
  await notifyOwners(ctx, company, { what: 'joined', person, personId: request.user_id, key: request.id });
  return presentOpenRequests(ctx);
};

/** Declines a request; the member reads the reason. */
export const declineRequest: UseCase<'POST /api/staff/company_requests/{id}/decline'> = async (ctx, { params, body }) => {
  requireScope(ctx, 'moderator');
  const request = await lockOpenRequest(ctx, params.id);
  await decide(ctx, request, { status: 'declined', reason: body.reason });
  await notifyPerson(ctx, request.user_id, {
    company: { name: request.name, slug: '' },
    what: 'declined',
    reason: body.reason,
    key: request.id,
  });
  return presentOpenRequests(ctx);
};

async function lockOpenRequest(ctx: Context, id: string): Promise<RequestRow> {
  const request = await ctx.db.selectFrom('company_requests').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!request) throw notFound();
  if (request.status !== 'open') throw conflict('request-decided');
  return request;
}

async function decide(
  ctx: Context,
  { id, status: before }: RequestRow,
  decision: { status: 'approved' | 'declined'; reason: string },
) {
  await ctx.db
    .updateTable('company_requests')
    .set({ ...decision, decided_by: requireScope(ctx, 'moderator').id, decided_at: ctx.clock.now() })
    .where('id', '=', id)
    .execute();
  await audit(ctx, {
    action: `company.request-${decision.status}`,
    objectType: 'company_request',
    objectId: id,
    details: { before, after: decision.status, reason: decision.reason },
  });
}

async function getRequestedCompany(ctx: Context, { company_id, name, website }: RequestRow) {
  const id = company_id ?? (await addCompany(ctx, { name, website }));
  return companyRows(ctx).where('id', '=', id).executeTakeFirstOrThrow();
}
