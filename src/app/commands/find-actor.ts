import { findMember } from '#features/base/accounts/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { CommandError } from './command.ts';

/** The id of the member of staff in whose name a command acts (`--as`); null where the operator names nobody. */
export async function findActor(ctx: Context, slugOrEmail: string | undefined): Promise<string | null> {
  if (slugOrEmail === undefined) return null;
  const member = await findMember(ctx, slugOrEmail);
  if (member.staff_scopes.length === 0) throw new CommandError(`${member.name} (${member.slug}) is not staff.`);
  return member.id;
}
