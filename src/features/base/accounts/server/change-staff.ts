import type { Context } from '#platform/http/context.ts';
import { conflict, problem } from '#platform/http/errors.ts';
import { StaffScope } from '../contract.ts';
import { audit } from './audit.ts';

export const STAFF_SCOPES: readonly StaffScope[] = StaffScope.options;

type Change = { scopes: readonly StaffScope[]; reason: string; actorId?: string | null };

/** Sets what a member may do as staff; without a scope they are not staff. Checks no permission. */
export async function changeStaff(
  ctx: Context,
  member: { id: string; staff_scopes: readonly StaffScope[] },
  { scopes, reason, actorId }: Change,
): Promise<void> {
  await ctx.db
    .updateTable('users')
    .set({ staff_scopes: [...scopes] })
    .where('id', '=', member.id)
    .execute();
  await audit(ctx, {
    action: scopes.length > 0 ? 'staff.add' : 'staff.remove',
    objectType: 'user',
    objectId: member.id,
    ...(actorId !== undefined && { actorId }),
    details: { before: { scopes: member.staff_scopes }, after: { scopes }, reason },
  });
}

/** The member with this slug or e-mail address. 404 for nobody, 409 for several. */
export async function findMember(ctx: Context, slugOrEmail: string) {
  const matches = await ctx.db
    .selectFrom('users')
    .select(['id', 'slug', 'name', 'staff_scopes'])
    .where((eb) => eb.or([eb('slug', '=', slugOrEmail), eb(eb.fn<string>('lower', ['email']), '=', slugOrEmail.toLowerCase())]))
    .execute();
  const [member, ...others] = matches;
  if (!member) throw problem(404, 'no-such-member', { name: slugOrEmail });
  if (others.length > 0) throw conflict('several-members', { slugs: matches.map(({ slug }) => slug).join(', ') });
  return member;
}
