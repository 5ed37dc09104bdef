import { getPerson, memberRows } from '#features/base/accounts/server/index.ts';
import { companyRows } from '#features/catalogue/jobs/server/index.ts';
import { signedIn, type Context } from '#platform/http/context.ts';

/** Invitations that have not expired, with their company and who sent them. */
export const selectInvitations = (ctx: Context) =>
  ctx.db
    .selectFrom('company_invitations as invitation')
    .innerJoin(companyRows(ctx).as('company'), 'company.id', 'invitation.company_id')
    .leftJoin(memberRows(ctx).as('sender'), 'sender.id', 'invitation.invited_by')
    .select([
      'invitation.id',
      'invitation.email',
      'invitation.role',
      'invitation.expires_at',
      'company.id as company_id',
      'company.slug as company_slug',
      'company.name as company_name',
      'sender.name as sender_name',
    ])
    .where('invitation.expires_at', '>', ctx.clock.now());

type InvitationRow = Awaited<ReturnType<ReturnType<typeof selectInvitations>['executeTakeFirstOrThrow']>>;

/** The viewer's verified address in lower case; null without one. */
export async function verifiedAddress(ctx: Context): Promise<string | null> {
  const { email, emailVerified } = await getPerson(ctx, signedIn(ctx).id);
  return emailVerified && email ? email.toLowerCase() : null;
}

export const presentInvitation = (row: InvitationRow, address: string | null) => ({
  id: row.id,
  type: 'company_invitation' as const,
  attributes: {
    company: { slug: row.company_slug, name: row.company_name },
    role: row.role,
    invited_by: row.sender_name ?? '',
    expires_at: row.expires_at.toISOString(),
    mine: row.email.toLowerCase() === address,
  },
});
