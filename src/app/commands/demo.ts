import readline from 'node:readline/promises';
import { hasDemo } from '#platform/db/content-loads.ts';
import { indexChanges } from '#features/base/search/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { removeDemo, type Removed } from '../boot/remove-demo.ts';
import { demo, finishDemoRemoval } from '../wiring/demo.ts';
import { searchables } from '../wiring/searchables.ts';
import { CommandError, parseArguments, UsageError, type Command } from './command.ts';

const HELP = `Removes everything that the demo catalogue brought: companies and their employers, jobs, programs, universities,
insights, articles, questions and learning packs, with the comments, reactions and reports on them. It is not loaded again.

What members made stays. A member's application for a demo job becomes a private entry, with its score, report, plan and
purchases; an application for a demo program is deleted, unless its fee was paid. Companies that somebody else works for or
that have other jobs, and questions that members have answered, stay.

An interrupted removal continues when the command is run again. There is no undo: make a backup first.

  --yes    does not ask for confirmation`;

/** `demo remove`. */
export const demoCommand: Command = {
  usage: 'demo remove [--yes]',
  help: HELP,
  skipsCatalogue: true,
  prepare: (args) => {
    const { confirmed } = readArguments(args);
    return async (ctx) => {
      if (!(await hasDemo(ctx))) throw new CommandError('There is no demo in this database, so nothing was removed.');
      if (!confirmed && !(await confirm())) {
        console.log('Nothing was removed.');
        return false;
      }
      await removeAndReport(ctx);
      return true;
    };
  },
};

async function removeAndReport(ctx: Context): Promise<void> {
  const report = await removeDemo(ctx, demo, finishDemoRemoval);
  await indexChanges(searchables)(ctx);
  for (const line of describe(report ?? [])) console.log(line);
}

/** What was removed and what stays, a line for each kind. */
function describe(report: readonly Removed[]): string[] {
  const kept = report.filter((row) => row.kept > 0);
  return [
    'Removed:',
    ...report.map(({ name, removed }) => `${String(removed).padStart(6)} ${name}`),
    ...(kept.length > 0 ? ['Kept, because of what members did with them:'] : []),
    ...kept.map((row) => `${String(row.kept).padStart(6)} ${row.name}`),
  ];
}

async function confirm(): Promise<boolean> {
  if (!process.stdin.isTTY) throw new UsageError('This cannot be undone: confirm it with --yes.');
  const terminal = readline.createInterface({ input: process.stdin, output: process.stdout });
  try {
    const answer = await terminal.question('Remove the demo catalogue and what hangs on it? This cannot be undone. Type yes: ');
    return answer.trim().toLowerCase() === 'yes';
  } finally {
    terminal.close();
  }
}

function readArguments(args: string[]) {
  const { positionals, values } = parseArguments({ args, allowPositionals: true, options: { yes: { type: 'boolean' } } });
  if (positionals.length !== 1 || positionals[0] !== 'remove') throw new UsageError('Specify remove.');
  return { confirmed: values.yes === true };
}
