import { changeStaff } from '#features/base/accounts/server/index.ts';
import { UsageError, type Command } from './command.ts';

/** `staff add|remove SLUG_OR_EMAIL`. */
export const staffCommand: Command = {
  usage: 'staff add|remove SLUG_OR_EMAIL',
  help: `Grants or revokes the staff role of a member, identified by profile slug or e-mail address. Nothing on the site can
grant this role.

Example
  npm run cli -- staff add asha@example.com`,
  prepare: ([action, slugOrEmail, ...rest]) => {
    if (action !== 'add' && action !== 'remove') throw new UsageError('Specify add or remove.');
    if (!slugOrEmail || rest.length > 0) throw new UsageError('Name one member.');
    return async (ctx) => {
      const member = await ctx.inTransaction((trx) => changeStaff(trx, slugOrEmail, action === 'add'));
      console.log(`${member.name} (${member.slug}) ${action === 'add' ? 'is staff now' : 'is no longer staff'}.`);
      return true;
    };
  },
};
