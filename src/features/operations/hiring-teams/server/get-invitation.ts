import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentInvitation, selectInvitations, verifiedAddress } from './find-invitations.ts';

/** An invitation by its link; whoever has the link may see which company it is from, but only its address accepts it. */
export const getInvitation: UseCase<'GET /api/hiring/invitations/{id}'> = async (ctx, { params }) => {
  const row = await selectInvitations(ctx).where('invitation.id', '=', params.id).executeTakeFirst();
  if (!row) throw notFound();
  return { data: presentInvitation(row, await verifiedAddress(ctx)) };
};
