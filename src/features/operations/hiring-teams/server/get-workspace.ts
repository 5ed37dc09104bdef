import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { companiesOfViewer } from './companies-of-viewer.ts';
import { presentInvitation, selectInvitations, verifiedAddress } from './find-invitations.ts';
import { presentRequest } from './request-company.ts';

const MAX_SHOWN = 50;

/** What the viewer has to do with hiring: companies, invitations to their verified address, and requests. */
export const getWorkspace: UseCase<'GET /api/hiring'> = async (ctx) => {
  const viewer = signedIn(ctx);
  const address = await verifiedAddress(ctx);
  const invitations =
    address === null
      ? []
      : await selectInvitations(ctx)
          .where((eb) => eb(eb.fn<string>('lower', ['invitation.email']), '=', address))
          .orderBy('invitation.created_at', 'desc')
          .limit(MAX_SHOWN)
          .execute();
  const requests = await ctx.db
    .selectFrom('company_requests')
    .selectAll()
    .where('user_id', '=', viewer.id)
    .orderBy('created_at', 'desc')
    .limit(MAX_SHOWN)
    .execute();
  const companies = await companiesOfViewer(ctx);
  return {
    data: {
      companies: companies.map(({ companyId, ...attributes }) => ({
        id: companyId,
        type: 'hiring_company' as const,
        attributes,
      })),
      invitations: invitations.map((row) => presentInvitation(row, address)),
      requests: requests.map(presentRequest),
    },
  };
};
