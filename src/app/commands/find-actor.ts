import { findMember } from '#features/base/accounts/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { CommandError, UsageError } from './command.ts';

/**
 * The id of the member of staff who decides what a command does (`--as`), for the audit log. Throws a `UsageError` where nobody
 * is named.
 */
export async function findActor(ctx: Context, slugOrEmail: string | undefined): Promise<string> {
  if (slugOrEmail === undefined) throw new UsageError('Say which member of staff decides, with --as SLUG_OR_EMAIL.');
  const member = await findMember(ctx, slugOrEmail);
  if (member.staff_scopes.length === 0) throw new CommandError(`${member.name} (${member.slug}) is not staff.`);
  return member.id;
}
