import { parseArgs } from 'node:util';
import { audit } from '#features/base/accounts/server/index.ts';
import { listFailedMails, replayMails } from '#platform/mail/outbox.ts';
import { maskAddress } from '#platform/mail/mask-address.ts';
import type { Context } from '#platform/http/context.ts';
import { CommandError, UsageError, type Command } from './command.ts';
import { findActor } from './find-actor.ts';

const MAX_ITEMS = 100;

/** `mails`, and `mails replay ID|all [--as SLUG_OR_EMAIL]`. */
export const mailsCommand: Command = {
  usage: 'mails [replay ID|all] [--as SLUG_OR_EMAIL]',
  help: `Lists the e-mails that could not be delivered, newest first: after eight attempts over about twenty minutes, or
because the mail server rejected them permanently. With replay they are retried under the same Message-ID. --as names the
member of staff who retries them, for the audit log.

Example
  npm run cli -- mails replay all`,
  prepare: (args) => {
    const request = readArguments(args);
    return async (ctx) => {
      if (!request) return printFailed(ctx);
      const count = await ctx.inTransaction((trx) => replay(trx, request));
      console.log(`${count} ${count === 1 ? 'e-mail is' : 'e-mails are'} being retried.`);
      return true;
    };
  },
};

type Request = { which: string; as: string | undefined };

async function replay(trx: Context, { which, as }: Request): Promise<number> {
  const id = which === 'all' ? undefined : which;
  const actorId = await findActor(trx, as);
  const count = await replayMails(trx, id);
  if (count === 0 && id !== undefined) throw new CommandError(`There is no undelivered e-mail ${id}.`);
  if (count > 0) await audit(trx, { action: 'mail.replay', objectType: 'mail', objectId: id ?? '', actorId, details: { count } });
  return count;
}

async function printFailed(ctx: Context): Promise<true> {
  const failed = await listFailedMails(ctx, MAX_ITEMS);
  for (const { id, recipient, subject, attempts, last_error, finished_at } of failed)
    console.log([id, finished_at?.toISOString(), maskAddress(recipient), subject, `${attempts} attempts`, last_error].join('\t'));
  if (failed.length === 0) console.log('No undelivered e-mails.');
  return true;
}

function readArguments(args: string[]): Request | null {
  const { positionals, values } = parse(args);
  const [action, which, ...rest] = positionals;
  if (action === undefined) return null;
  if (action !== 'replay' || !which || rest.length > 0) throw new UsageError('Use: mails replay ID, or mails replay all.');
  return { which, as: values.as };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { as: { type: 'string' } } });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
