import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { notifyOwners, notifyPerson, removePerson } from './change-team.ts';
import { getCompany } from './get-company.ts';

/** Removes a colleague, which only an owner may; anybody may leave, but for the last owner. */
export const removeFromTeam: UseCase<'DELETE /api/hiring/companies/{slug}/people/{user_id}'> = async (ctx, { params }) => {
  const viewer = signedIn(ctx);
  const isLeaving = params.user_id === viewer.id;
  const company = await getCompany(ctx, params.slug, isLeaving ? 'view' : 'own');
  await removePerson(ctx, company, params.user_id);
  const key = ctx.request.id;
  if (isLeaving) await notifyOwners(ctx, company, { what: 'left', person: viewer.name, personId: viewer.id, key });
  else await notifyPerson(ctx, params.user_id, { company, what: 'removed', key });
};
