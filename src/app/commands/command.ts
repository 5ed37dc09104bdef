import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { Context } from '#platform/http/context.ts';
import type { Config } from '#platform/runtime/config.ts';

/** An operator command. Arguments are validated before anything is opened. */
export type Command = {
  /** The usage, after `npm run cli --`. */
  usage: string;
  /** The help text, in lines. */
  help: string;
  /** For a command that needs no catalogue, which is otherwise loaded first. */
  skipsCatalogue?: true;
  /**
   * Parses the arguments into the work to do, which resolves to whether it succeeded. Throws a `UsageError` for invalid
   * arguments.
   */
  prepare: (args: string[]) => (ctx: Context) => Promise<boolean>;
};

/** An operator command on the database or the data folder as a whole: none of the product's services are opened for it. */
export type StoreCommand = Pick<Command, 'usage' | 'help'> & {
  /** As `prepare` of a `Command`. */
  prepareAlone: (args: string[]) => (config: Config) => Promise<boolean>;
};

/** Wrong arguments; the usage is shown with it. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** A problem that the operator can fix, in one sentence. `unusable` input has the exit status of wrong arguments. */
export class CommandError extends Error {
  override name = 'CommandError';
  readonly isUnusable: boolean;
  constructor(message: string, { isUnusable = false, cause }: { isUnusable?: boolean; cause?: unknown } = {}) {
    super(message, { cause });
    this.isUnusable = isUnusable;
  }
}

/** Node's `parseArgs`; throws a `UsageError` for arguments that do not fit. */
export function parseArguments<Config extends ParseArgsConfig>(config: Config): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
