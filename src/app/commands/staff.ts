import { changeStaff, findMember, STAFF_SCOPES } from '#features/base/accounts/server/index.ts';
import type { StaffScope } from '#features/base/accounts/contract.ts';
import { findActor } from './find-actor.ts';
import { type Command, parseArguments, UsageError } from './command.ts';

/** `staff add|remove SLUG_OR_EMAIL`. */
export const staffCommand: Command = {
  usage: 'staff add|remove SLUG_OR_EMAIL [--scope NAME]... [--as SLUG_OR_EMAIL]',
  help: `Grants or revokes the staff role of a member, identified by profile slug or e-mail address. Nothing on the site can
grant this role. Without --scope a member of staff may do everything; with it, only what the named scopes allow:
  ${STAFF_SCOPES.join(', ')}
Adding a member again replaces their scopes. --as names the member of staff who decides, for the audit log; the first
administrator is added without.

Example
  npm run cli -- staff add asha@example.com --scope editor --scope support --as kavya@example.com`,
  prepare: (args) => {
    const { action, slugOrEmail, scopes, actor } = readArguments(args);
    return async (ctx) => {
      const member = await findMember(ctx, slugOrEmail);
      await ctx.inTransaction(async (trx) =>
        changeStaff(trx, member, {
          scopes: action === 'add' ? scopes : [],
          reason: '',
          actorId: actor === undefined ? null : await findActor(trx, actor),
        }),
      );
      const done = action === 'add' ? `is staff now: ${scopes.join(', ')}` : 'is no longer staff';
      console.log(`${member.name} (${member.slug}) ${done}.`);
      if (action === 'add') console.log(`Go on at ${ctx.config.APP_ORIGIN}/staff`);
      return true;
    };
  },
};

function readArguments(args: string[]) {
  const { positionals, values } = parseArguments({
    args,
    allowPositionals: true,
    options: { scope: { type: 'string', multiple: true }, as: { type: 'string' } },
  });
  const [action, slugOrEmail, ...rest] = positionals;
  if (action !== 'add' && action !== 'remove') throw new UsageError('Specify add or remove.');
  if (!slugOrEmail || rest.length > 0) throw new UsageError('Name one member.');
  const scopes = (values.scope ?? STAFF_SCOPES).map((name) => {
    const scope = STAFF_SCOPES.find((known) => known === name);
    if (!scope) throw new UsageError(`There is no scope ${name}, only ${STAFF_SCOPES.join(', ')}.`);
    return scope;
  });
  return { action, slugOrEmail, scopes: [...new Set<StaffScope>(scopes)], actor: values.as };
}
