import type { Context } from '#platform/http/context.ts';

/** One operator command. Its arguments are checked before anything is opened. */
export type Command = {
  /** How it is called, after `npm run cli --`. */
  usage: string;
  /** What it does, in lines. */
  help: string;
  /** The work the arguments ask for; it answers whether all went well. Throws a `UsageError` for arguments it does not take. */
  prepare: (args: string[]) => (ctx: Context) => Promise<boolean>;
};

/** Wrong arguments; the usage is shown with it. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Something the operator can put right, said in one sentence. */
export class CommandError extends Error {
  override name = 'CommandError';
}
