import type { z } from 'zod';
import { getPerson } from '#features/base/accounts/server/index.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import type { Team } from '../contract.ts';
import type { TeamCompany } from './get-company.ts';
import { companyPolicy } from './policy.ts';

const RANK = { owner: 0, recruiter: 1, viewer: 2 };

/** Presents the people of a company; only owners see who is invited. */
export async function presentTeam(ctx: Context, company: TeamCompany): Promise<{ data: z.input<typeof Team> }> {
  const viewer = signedIn(ctx);
  const canInvite = companyPolicy.allows(company.role, 'own');
  const rows = await ctx.db.selectFrom('company_people').selectAll().where('company_id', '=', company.id).execute();
  const people = await Promise.all(
    rows.map(async ({ user_id, role, created_at }) => {
      const { slug, name, email } = await getPerson(ctx, user_id);
      return { id: user_id, slug, name, email, role, since: created_at.toISOString(), self: user_id === viewer.id };
    }),
  );
  const invitations = canInvite
    ? await ctx.db.selectFrom('company_invitations').selectAll().where('company_id', '=', company.id).orderBy('email').execute()
    : [];
  const owners = rows.filter(({ role }) => role === 'owner').length;
  return {
    data: {
      id: company.id,
      type: 'team',
      attributes: {
        name: company.name,
        role: company.role,
        people: people.toSorted((a, b) => RANK[a.role] - RANK[b.role] || a.name.localeCompare(b.name)),
        invitations: invitations.map(({ id, email, role, expires_at }) => ({
          id,
          email,
          role,
          expires_at: expires_at.toISOString(),
          expired: expires_at <= ctx.clock.now(),
        })),
        can: { invite: canInvite, leave: company.role !== 'owner' || owners > 1 },
      },
    },
  };
}
