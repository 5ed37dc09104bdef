import { audit } from '#features/base/accounts/server/index.ts';
import { signedIn } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getCompany } from './get-company.ts';
import { presentTeam } from './present-team.ts';

/** Withdraws an invitation; its link then leads nowhere. */
export const withdrawInvitation: UseCase<'DELETE /api/hiring/companies/{slug}/invitations/{id}'> = async (ctx, { params }) => {
  signedIn(ctx);
  const company = await getCompany(ctx, params.slug, 'own');
  const { numDeletedRows } = await ctx.db
    .deleteFrom('company_invitations')
    .where('company_id', '=', company.id)
    .where('id', '=', params.id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound();
  await audit(ctx, {
    action: 'company.invitation-withdrawn',
    objectType: 'company',
    objectId: company.id,
    details: { id: params.id },
  });
  return presentTeam(ctx, company);
};
