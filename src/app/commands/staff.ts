import { changeStaff } from '#features/base/accounts/server/index.ts';
import { UsageError, type Command } from './command.ts';

/** `staff add|remove WHO`. */
export const staffCommand: Command = {
  usage: 'staff add|remove SLUG_OR_EMAIL',
  help: `Gives a member the staff role, or takes it away. Members are named by the slug of their profile or by their
e-mail address. This command is the only way: nothing on the site can grant it.

Example
  npm run cli -- staff add asha@example.com`,
  prepare: ([action, who, ...rest]) => {
    if (action !== 'add' && action !== 'remove') throw new UsageError('Say add or remove.');
    if (!who || rest.length > 0) throw new UsageError('Name one member.');
    return async (ctx) => {
      const member = await ctx.inTransaction((trx) => changeStaff(trx, who, action === 'add'));
      console.log(`${member.name} (${member.slug}) ${action === 'add' ? 'is staff now' : 'is no longer staff'}.`);
      return true;
    };
  },
};
