import { changeFormStatus, listUndecided } from '#features/member/program-applications/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { type Command, parseArguments, UsageError } from './command.ts';
import { findActor } from './find-actor.ts';

const HELP = `Without an id, lists the program applications that await a decision, oldest first.
With an id and a status, decides one: under_review, offered, rejected or enrolled. The applicant is notified immediately, and
sees the note beside the new status. Decisions are recorded and cannot be undone. --as names the member of staff who decides,
for the audit log.

Example
  npm run cli -- applications 7d0c4f4e-5e0e-4a53-9d3c-1f2f4a3b5c6d offered --note "We look forward to March." --as kavya@example.com`;
const MAX_ITEMS = 200;
const STATUSES = ['under_review', 'offered', 'rejected', 'enrolled'] as const;

/** `applications`, and `applications ID STATUS [--note TEXT] [--as SLUG_OR_EMAIL]`. */
export const applicationsCommand: Command = {
  usage: 'applications [ID STATUS] [--note TEXT] [--as SLUG_OR_EMAIL]',
  help: HELP,
  prepare: (args) => {
    const decision = readArguments(args);
    return async (ctx) => {
      if (!decision) return printWaiting(ctx);
      const { as, ...change } = decision;
      await changeFormStatus(ctx, { ...change, actorId: await findActor(ctx, as) });
      console.log(`Application ${decision.id} is now ${decision.status}; the applicant has been notified.`);
      return true;
    };
  },
};

async function printWaiting(ctx: Context): Promise<true> {
  const waiting = await listUndecided(ctx, MAX_ITEMS);
  for (const { id, status, submitted_at, title, provider } of waiting)
    console.log([id, status, submitted_at?.toISOString().slice(0, 10), title, provider].join('\t'));
  if (waiting.length === 0) console.log('No applications await a decision.');
  return true;
}

function readArguments(args: string[]) {
  const { positionals, values } = parseArguments({
    args,
    allowPositionals: true,
    options: { note: { type: 'string' }, as: { type: 'string' } },
  });
  const [id, requestedStatus, ...rest] = positionals;
  if (id === undefined) return null;
  const status = STATUSES.find((known) => known === requestedStatus);
  if (!status || rest.length > 0) throw new UsageError(`Give an id and one of ${STATUSES.join(', ')}.`);
  if (!/^[\da-f-]{36}$/.test(id)) throw new UsageError(`${id} is not the id of an application.`);
  return { id, status, note: (values.note ?? '').trim().slice(0, 500), as: values.as };
}
