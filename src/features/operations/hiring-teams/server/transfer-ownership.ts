import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { changePerson, notifyPerson } from './change-team.ts';
import { getCompany } from './get-company.ts';
import { presentTeam } from './present-team.ts';

/** Makes a colleague the owner, and the viewer a recruiter. */
export const transferOwnership: UseCase<'POST /api/hiring/companies/{slug}/transfer'> = async (ctx, { params, body }) => {
  const viewer = signedIn(ctx);
  const company = await getCompany(ctx, params.slug, 'own');
  if (body.user_id !== viewer.id) {
    await changePerson(ctx, company, body.user_id, 'owner');
    await changePerson(ctx, company, viewer.id, 'recruiter');
    await notifyPerson(ctx, body.user_id, { company, what: 'role', role: 'owner', key: ctx.request.id });
  }
  return presentTeam(ctx, await getCompany(ctx, params.slug, 'view'));
};
