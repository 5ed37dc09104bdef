import { listFailedMails, replayMails } from '#platform/mail/outbox.ts';
import type { Context } from '#platform/http/context.ts';
import { CommandError, UsageError, type Command } from './command.ts';

const SHOWN = 100;

/** `mails`, and `mails replay ID|all`. */
export const mailsCommand: Command = {
  usage: 'mails [replay ID|all]',
  help: `Lists the e-mails that were given up, the newest first: after eight attempts over about twenty minutes, or because
the mail server said that it will never take them. With replay they are tried again, under the same Message-ID.

Example
  npm run cli -- mails replay all`,
  prepare: ([action, which, ...rest]) => {
    if (action === undefined) return printDead;
    if (action !== 'replay' || !which || rest.length > 0) throw new UsageError('Say replay, and an id or all.');
    return async (ctx) => {
      const count = await ctx.inTransaction((trx) => replayMails(trx, which === 'all' ? undefined : which));
      if (count === 0 && which !== 'all') throw new CommandError(`No e-mail ${which} was given up.`);
      console.log(`${count} ${count === 1 ? 'e-mail is' : 'e-mails are'} tried again.`);
      return true;
    };
  },
};

async function printDead(ctx: Context): Promise<true> {
  const dead = await listFailedMails(ctx, SHOWN);
  for (const { id, recipient, subject, attempts, last_error, finished_at } of dead)
    console.log([id, finished_at?.toISOString(), masked(recipient), subject, `${attempts} attempts`, last_error].join('\t'));
  if (dead.length === 0) console.log('No e-mail was given up.');
  return true;
}

/** Masks an address but keeps its domain: `a…@people.example`. */
const masked = (address: string) => address.replace(/^(.).*(?=@)/, '$1…');
