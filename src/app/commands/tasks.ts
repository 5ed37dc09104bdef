import { parseArgs } from 'node:util';
import { dropFailedTask, retryAllTasks, retryFailedTask } from '#features/operations/system/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { listFailedTasks } from '#platform/tasks/failed-tasks.ts';
import { UsageError, type Command } from './command.ts';
import { findActor } from './find-actor.ts';

const MAX_ITEMS = 100;

/** `tasks`, `tasks retry ID|all` and `tasks drop ID`, the latter two with `--reason TEXT` and `--as SLUG_OR_EMAIL`. */
export const tasksCommand: Command = {
  usage: 'tasks [retry ID|all | drop ID] [--reason TEXT] [--as SLUG_OR_EMAIL]',
  help: `Lists the background tasks that failed at every attempt in the last week, newest first. With retry they run once more;
with drop one is never run again. --reason says why and --as names the member of staff who decides, for the audit log.

Example
  npm run cli -- tasks retry all --reason "The provider is back"`,
  prepare: (args) => {
    const request = readArguments(args);
    return async (ctx) => {
      if (!request) return printFailed(ctx);
      const count = await ctx.inTransaction((trx) => decide(trx, request));
      const are = count === 1 ? 'task runs' : 'tasks run';
      console.log(request.action === 'drop' ? `${request.which} is dropped.` : `${count} ${are} once more.`);
      return true;
    };
  },
};

type Request = { action: 'retry' | 'drop'; which: string; reason: string; as: string | undefined };

async function decide(trx: Context, { action, which, reason, as }: Request): Promise<number> {
  const by = { reason, actorId: await findActor(trx, as) };
  if (which === 'all') return retryAllTasks(trx, by);
  await (action === 'drop' ? dropFailedTask : retryFailedTask)(trx, { id: which, ...by });
  return 1;
}

async function printFailed(ctx: Context): Promise<true> {
  const { shown } = await listFailedTasks(ctx, { find: '' }, MAX_ITEMS);
  for (const { id, failed_at, name, attempts, error } of shown)
    console.log([id, failed_at.toISOString(), name, `${attempts} attempts`, error.split('\n')[0]].join('\t'));
  if (shown.length === 0) console.log('No failed tasks.');
  return true;
}

function readArguments(args: string[]): Request | null {
  const { positionals, values } = parse(args);
  const [action, which, ...rest] = positionals;
  if (action === undefined) return null;
  const isId = which !== undefined && /^[\da-f-]{36}$/.test(which);
  if ((action !== 'retry' && action !== 'drop') || !(isId || (action === 'retry' && which === 'all')) || rest.length > 0)
    throw new UsageError('Use: tasks retry ID, tasks retry all, or tasks drop ID.');
  return { action, which, reason: values.reason?.trim() ?? '', as: values.as };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { reason: { type: 'string' }, as: { type: 'string' } } });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
