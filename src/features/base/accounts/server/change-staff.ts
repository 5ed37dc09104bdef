import type { Context } from '#platform/http/context.ts';
import { conflict, problem } from '#platform/http/errors.ts';
import { audit } from './audit.ts';

/**
 * Grants or revokes the staff role. Operator command only, no endpoint. 404 for an unknown member, 409 for an e-mail
 * address of several members.
 */
export async function changeStaff(ctx: Context, slugOrEmail: string, staff: boolean): Promise<{ slug: string; name: string }> {
  const matches = await ctx.db
    .selectFrom('users')
    .select(['id', 'slug', 'name'])
    .where((eb) => eb.or([eb('slug', '=', slugOrEmail), eb(eb.fn<string>('lower', ['email']), '=', slugOrEmail.toLowerCase())]))
    .execute();
  const [member, ...others] = matches;
  if (!member) throw problem(404, 'no-such-member', { name: slugOrEmail });
  if (others.length > 0) throw conflict('several-members', { slugs: matches.map(({ slug }) => slug).join(', ') });
  await ctx.db.updateTable('users').set({ staff }).where('id', '=', member.id).execute();
  await audit(ctx, { action: staff ? 'staff.add' : 'staff.remove', objectType: 'user', objectId: member.id });
  return member;
}
