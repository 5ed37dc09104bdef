import type { Context } from '#platform/http/context.ts';
import { parseArguments, UsageError, type Command } from './command.ts';
import { findActor } from './find-actor.ts';

type By = { reason: string; actorId: string };

/** What was given up, such as e-mails, and what staff may decide about it. */
export type GivenUp = {
  /** The command. */
  name: string;
  /** The action that tries once more. */
  again: string;
  /** What the list holds. */
  help: string;
  /** What is listed where there is none. */
  none: string;
  isId: (text: string) => boolean;
  /** The latest ones, each as the fields of its line. */
  list: (ctx: Context, limit: number) => Promise<string[][]>;
  /** Tries one once more. */
  tryAgain: (ctx: Context, decision: By & { id: string }) => Promise<void>;
  /** Tries all once more; returns how many. */
  tryAllAgain: (ctx: Context, by: By) => Promise<number>;
  drop: (ctx: Context, decision: By & { id: string }) => Promise<void>;
  /** What is said after trying so many once more. */
  tried: (count: number) => string;
};

const MAX_ITEMS = 100;

/** `NAME`, `NAME AGAIN ID|all` and `NAME drop ID`, the latter two with `--as SLUG_OR_EMAIL` and perhaps `--reason TEXT`. */
export function createGivenUpCommand(kind: GivenUp): Command {
  const { name, again } = kind;
  return {
    usage: `${name} [${again} ID|all | drop ID [--reason TEXT] --as SLUG_OR_EMAIL]`,
    help: `${kind.help}
--reason says why and --as names the member of staff who decides, for the audit log.

Example
  npm run cli -- ${name} ${again} all --reason "It works again" --as kavya@example.com`,
    prepare: (args) => {
      const request = readArguments(kind, args);
      return async (ctx) => {
        if (!request) await print(kind, ctx);
        else console.log(await ctx.inTransaction((trx) => decide(kind, trx, request)));
        return true;
      };
    },
  };
}

type Request = { action: string; which: string; reason: string; as: string | undefined };

async function decide(kind: GivenUp, trx: Context, { action, which, reason, as }: Request): Promise<string> {
  const by = { reason, actorId: await findActor(trx, as) };
  if (which === 'all') return kind.tried(await kind.tryAllAgain(trx, by));
  const decision = { id: which, ...by };
  if (action === 'drop') {
    await kind.drop(trx, decision);
    return `${which} is dropped.`;
  }
  await kind.tryAgain(trx, decision);
  return kind.tried(1);
}

async function print({ list, none }: GivenUp, ctx: Context): Promise<void> {
  const lines = await list(ctx, MAX_ITEMS);
  for (const line of lines) console.log(line.join('\t'));
  if (lines.length === 0) console.log(none);
}

function readArguments({ name, again, isId }: GivenUp, args: string[]): Request | null {
  const options = { reason: { type: 'string' }, as: { type: 'string' } } as const;
  const { positionals, values } = parseArguments({ args, allowPositionals: true, options });
  const [action, which = '', ...rest] = positionals;
  if (action === undefined) return null;
  const isOne = which !== 'all' && isId(which);
  const isKnown = action === 'drop' ? isOne : action === again && (isOne || which === 'all');
  if (!isKnown || rest.length > 0) throw new UsageError(`Use: ${name} ${again} ID, ${name} ${again} all, or ${name} drop ID.`);
  return { action, which, reason: values.reason?.trim() ?? '', as: values.as };
}
