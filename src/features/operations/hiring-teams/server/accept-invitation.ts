import { authorize, signedIn } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { addPerson, notifyOwners } from './change-team.ts';
import { lockTeam } from './get-company.ts';
import { selectInvitations, verifiedAddress } from './find-invitations.ts';

/** Accepts an invitation. Somebody who works there already keeps the role they have. */
export const acceptInvitation: UseCase<'POST /api/hiring/invitations/{id}/accept'> = async (ctx, { params }) => {
  const viewer = signedIn(ctx);
  const row = await selectInvitations(ctx).where('invitation.id', '=', params.id).forUpdate('invitation').executeTakeFirst();
  if (!row) throw notFound();
  authorize(row.email.toLowerCase() === (await verifiedAddress(ctx)), 'invitation-of-another');
  const company = { id: row.company_id, slug: row.company_slug, name: row.company_name };
  const role = (await lockTeam(ctx, company.id)).find(({ user_id }) => user_id === viewer.id)?.role ?? row.role;
  await addPerson(ctx, company, viewer.id, role);
  await ctx.db.deleteFrom('company_invitations').where('id', '=', row.id).execute();
  await notifyOwners(ctx, company, { what: 'joined', person: viewer.name, personId: viewer.id, key: row.id });
  return { data: { id: company.id, type: 'hiring_company', attributes: { slug: company.slug, name: company.name, role } } };
};
