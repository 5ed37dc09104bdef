import { listFailedMails, replayMails } from '#platform/mail/outbox.ts';
import { maskAddress } from '#platform/mail/mask-address.ts';
import type { Context } from '#platform/http/context.ts';
import { CommandError, UsageError, type Command } from './command.ts';

const MAX_ITEMS = 100;

/** `mails`, and `mails replay ID|all`. */
export const mailsCommand: Command = {
  usage: 'mails [replay ID|all]',
  help: `Lists the e-mails that could not be delivered, newest first: after eight attempts over about twenty minutes, or
because the mail server rejected them permanently. With replay they are retried under the same Message-ID.

Example
  npm run cli -- mails replay all`,
  prepare: ([action, which, ...rest]) => {
    if (action === undefined) return printFailed;
    if (action !== 'replay' || !which || rest.length > 0) throw new UsageError('Use: mails replay ID, or mails replay all.');
    return async (ctx) => {
      const count = await ctx.inTransaction((trx) => replayMails(trx, which === 'all' ? undefined : which));
      if (count === 0 && which !== 'all') throw new CommandError(`There is no undelivered e-mail ${which}.`);
      console.log(`${count} ${count === 1 ? 'e-mail is' : 'e-mails are'} being retried.`);
      return true;
    };
  },
};

async function printFailed(ctx: Context): Promise<true> {
  const failed = await listFailedMails(ctx, MAX_ITEMS);
  for (const { id, recipient, subject, attempts, last_error, finished_at } of failed)
    console.log([id, finished_at?.toISOString(), maskAddress(recipient), subject, `${attempts} attempts`, last_error].join('\t'));
  if (failed.length === 0) console.log('No undelivered e-mails.');
  return true;
}
