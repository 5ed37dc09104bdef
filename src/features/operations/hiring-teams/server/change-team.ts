/** Changes the people of a company: adds, changes and removes them, with an audit entry and a notification each. */
import { audit } from '#features/base/accounts/server/index.ts';
import { notify } from '#features/base/notifications/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { conflict, notFound } from '#platform/http/errors.ts';
import type { CompanyRole } from '../contract.ts';
import { lockTeam } from './get-company.ts';

type Company = { id: string; slug: string; name: string };
type News = 'joined' | 'role' | 'removed' | 'declined' | 'left';

/** Adds a member, or gives one who works there already the role. */
export async function addPerson(ctx: Context, company: Company, userId: string, role: CompanyRole): Promise<void> {
  const team = await lockTeam(ctx, company.id);
  const before = team.find(({ user_id }) => user_id === userId)?.role ?? null;
  if (before === role) return;
  if (before === 'owner') throwIfLastOwner(team);
  await ctx.db
    .insertInto('company_people')
    .values({ company_id: company.id, user_id: userId, role })
    .onConflict((existing) => existing.columns(['company_id', 'user_id']).doUpdateSet({ role }))
    .execute();
  await record(ctx, company, before === null ? 'company.person-added' : 'company.role-changed', { userId, before, after: role });
}

/** Changes the role of somebody who works there; 404 for anybody else, 409 for the last owner. */
export async function changePerson(ctx: Context, company: Company, userId: string, role: CompanyRole): Promise<void> {
  const team = await lockTeam(ctx, company.id);
  if (!team.some(({ user_id }) => user_id === userId)) throw notFound('member');
  await addPerson(ctx, company, userId, role);
}

/** Removes somebody who works there; 404 for anybody else, 409 for the last owner. */
export async function removePerson(ctx: Context, company: Company, userId: string): Promise<void> {
  const team = await lockTeam(ctx, company.id);
  const before = team.find(({ user_id }) => user_id === userId)?.role;
  if (!before) throw notFound('member');
  if (before === 'owner') throwIfLastOwner(team);
  await ctx.db.deleteFrom('company_people').where('company_id', '=', company.id).where('user_id', '=', userId).execute();
  await record(ctx, company, 'company.person-removed', { userId, before, after: null });
}

function throwIfLastOwner(team: readonly { role: CompanyRole }[]): void {
  if (team.filter(({ role }) => role === 'owner').length === 1) throw conflict('last-owner');
}

type Change = { userId: string; before: CompanyRole | null; after: CompanyRole | null };

const record = (ctx: Context, company: Company, action: string, { userId, before, after }: Change) =>
  audit(ctx, { action, objectType: 'company', objectId: company.id, details: { user_id: userId, before, after } });

/** Notifies a member of what happened to them at a company. */
export async function notifyPerson(
  ctx: Context,
  userId: string,
  {
    company,
    what,
    key,
    role = '',
    person = '',
    personId = null,
    reason = '',
  }: {
    company: Pick<Company, 'slug' | 'name'>;
    what: News;
    /** Tells this event from others. */
    key: string;
    role?: CompanyRole | '';
    person?: string;
    personId?: string | null;
    reason?: string;
  },
): Promise<void> {
  await notify(ctx, {
    userId,
    kind: 'hiring-team',
    dedupeKey: `hiring-team:${what}:${key}`,
    facts: { company: company.name, what, role, person, reason },
    actors: personId === null ? [] : [personId],
    url: what === 'removed' || what === 'declined' ? '/hiring' : `/hiring?company=${company.slug}`,
    mail: true,
  });
}

/** Notifies the owners of a company, but not the viewer, of what one of its people did. */
export async function notifyOwners(
  ctx: Context,
  company: Company,
  news: { what: 'joined' | 'left'; person: string; personId: string; key: string },
): Promise<void> {
  const owners = (await lockTeam(ctx, company.id)).filter(({ role, user_id }) => role === 'owner' && user_id !== news.personId);
  for (const { user_id } of owners) await notifyPerson(ctx, user_id, { company, ...news });
}
