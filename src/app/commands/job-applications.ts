import { changeApplicationStatus, listWaitingApplications } from '#features/catalogue/jobs/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { type Command, parseArguments, UsageError } from './command.ts';
import { findActor } from './find-actor.ts';

const HELP = `Without an id, lists the job applications that await the employer, oldest first.
With an id and a status, records the employer's progress: viewed, shortlisted, interview, offered or rejected. The applicant
is notified immediately. Changes are recorded and cannot be undone. --as names the member of staff who records it, for the
audit log.

Example
  npm run cli -- job-applications 7d0c4f4e-5e0e-4a53-9d3c-1f2f4a3b5c6d interview --as kavya@example.com`;
const MAX_ITEMS = 200;
const STATUSES = ['viewed', 'shortlisted', 'interview', 'offered', 'rejected'] as const;

/** `job-applications`, and `job-applications ID STATUS --as SLUG_OR_EMAIL`. */
export const jobApplicationsCommand: Command = {
  usage: 'job-applications [ID STATUS --as SLUG_OR_EMAIL]',
  help: HELP,
  prepare: (args) => {
    const change = readArguments(args);
    return async (ctx) => {
      if (!change) return printWaiting(ctx);
      const { id, status, as } = change;
      await changeApplicationStatus(ctx, { id, status, actorId: await findActor(ctx, as) });
      console.log(`Application ${id} is now ${status}; the applicant has been notified.`);
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
  const { positionals, values } = parseArguments({ args, allowPositionals: true, options: { as: { type: 'string' } } });
  const [id, requestedStatus, ...rest] = positionals;
  if (id === undefined) return null;
  const status = STATUSES.find((known) => known === requestedStatus);
  if (!status || rest.length > 0) throw new UsageError(`Give an id and one of ${STATUSES.join(', ')}.`);
  if (!/^[\da-f-]{36}$/.test(id)) throw new UsageError(`${id} is not the id of an application.`);
  return { id, status, as: values.as };
}
