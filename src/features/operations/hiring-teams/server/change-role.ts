import type { UseCase } from '#platform/http/http.ts';
import { changePerson, notifyPerson } from './change-team.ts';
import { getCompany } from './get-company.ts';
import { presentTeam } from './present-team.ts';
import { signedIn } from '#platform/http/context.ts';

/** Changes a colleague's role; there is always an owner. */
export const changeRole: UseCase<'PATCH /api/hiring/companies/{slug}/people/{user_id}'> = async (ctx, { params, body }) => {
  const viewer = signedIn(ctx);
  const company = await getCompany(ctx, params.slug, 'own');
  await changePerson(ctx, company, params.user_id, body.role);
  if (params.user_id !== viewer.id)
    await notifyPerson(ctx, params.user_id, { company, what: 'role', role: body.role, key: ctx.request.id });
  return presentTeam(ctx, await getCompany(ctx, params.slug, 'view'));
};
