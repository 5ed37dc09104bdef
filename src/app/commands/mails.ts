import { parseArgs } from 'node:util';
import { dropFailedMail, sendAllMailsAgain, sendMailAgain } from '#features/operations/system/server/index.ts';
import { listFailedMails } from '#platform/mail/failed-mails.ts';
import type { Context } from '#platform/http/context.ts';
import { UsageError, type Command } from './command.ts';
import { findActor } from './find-actor.ts';

const MAX_ITEMS = 100;

/** `mails`, `mails replay ID|all` and `mails drop ID`, the latter two with `--reason TEXT` and `--as SLUG_OR_EMAIL`. */
export const mailsCommand: Command = {
  usage: 'mails [replay ID|all | drop ID] [--reason TEXT] [--as SLUG_OR_EMAIL]',
  help: `Lists the e-mails that could not be delivered, newest first: after eight attempts over about twenty minutes, or
because the mail server rejected them permanently. With replay they are retried under the same Message-ID; with drop one is
given up for good and its text removed. --reason says why and --as names the member of staff who decides, for the audit log.

Example
  npm run cli -- mails replay all --reason "The mail server is back"`,
  prepare: (args) => {
    const request = readArguments(args);
    return async (ctx) => {
      if (!request) return printFailed(ctx);
      const count = await ctx.inTransaction((trx) => decide(trx, request));
      const are = count === 1 ? 'e-mail is' : 'e-mails are';
      console.log(request.action === 'drop' ? `${request.which} is dropped.` : `${count} ${are} being retried.`);
      return true;
    };
  },
};

type Request = { action: 'replay' | 'drop'; which: string; reason: string; as: string | undefined };

async function decide(trx: Context, { action, which, reason, as }: Request): Promise<number> {
  const by = { reason, actorId: await findActor(trx, as) };
  if (which === 'all') return sendAllMailsAgain(trx, by);
  await (action === 'drop' ? dropFailedMail : sendMailAgain)(trx, { id: which, ...by });
  return 1;
}

async function printFailed(ctx: Context): Promise<true> {
  const { shown } = await listFailedMails(ctx, { find: '' }, MAX_ITEMS);
  for (const { id, recipient, subject, attempts, error, failed_at } of shown)
    console.log([id, failed_at.toISOString(), recipient, subject, `${attempts} attempts`, error].join('\t'));
  if (shown.length === 0) console.log('No undelivered e-mails.');
  return true;
}

function readArguments(args: string[]): Request | null {
  const { positionals, values } = parse(args);
  const [action, which, ...rest] = positionals;
  if (action === undefined) return null;
  if ((action !== 'replay' && action !== 'drop') || !which || rest.length > 0 || (action === 'drop' && which === 'all'))
    throw new UsageError('Use: mails replay ID, mails replay all, or mails drop ID.');
  return { action, which, reason: values.reason?.trim() ?? '', as: values.as };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { reason: { type: 'string' }, as: { type: 'string' } } });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
