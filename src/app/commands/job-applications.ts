import { parseArgs } from 'node:util';
import { changeApplicationStatus, listWaitingApplications } from '#features/catalogue/jobs/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { UsageError, type Command } from './command.ts';

const HELP = `Without an id, lists the job applications that await the employer, oldest first.
With an id and a status, records the employer's progress: viewed, shortlisted, interview, offered or rejected. The applicant
is notified immediately. Changes are recorded and cannot be undone.

Example
  npm run cli -- job-applications 7d0c4f4e-5e0e-4a53-9d3c-1f2f4a3b5c6d interview`;
const MAX_ITEMS = 200;
const STATUSES = ['viewed', 'shortlisted', 'interview', 'offered', 'rejected'] as const;

/** `job-applications`, and `job-applications ID STATUS`. */
export const jobApplicationsCommand: Command = {
  usage: 'job-applications [ID STATUS]',
  help: HELP,
  prepare: (args) => {
    const change = readArguments(args);
    return async (ctx) => {
      if (!change) return printWaiting(ctx);
      await changeApplicationStatus(ctx, change);
      console.log(`Application ${change.id} is now ${change.status}; the applicant has been notified.`);
      return true;
    };
  },
};

async function printWaiting(ctx: Context): Promise<true> {
  const waiting = await listWaitingApplications(ctx, MAX_ITEMS);
  for (const { id, status, created_at, title, company } of waiting)
    console.log([id, status, created_at.toISOString().slice(0, 10), title, company].join('\t'));
  if (waiting.length === 0) console.log('No applications await an employer.');
  return true;
}

function readArguments(args: string[]) {
  const [id, requestedStatus, ...rest] = parseArgs({ args, allowPositionals: true, strict: false }).positionals;
  if (id === undefined) return null;
  const status = STATUSES.find((known) => known === requestedStatus);
  if (!status || rest.length > 0) throw new UsageError(`Give an id and one of ${STATUSES.join(', ')}.`);
  if (!/^[\da-f-]{36}$/.test(id)) throw new UsageError(`${id} is not the id of an application.`);
  return { id, status };
}
