import { answerContest, listContests } from '#features/base/payments/server/index.ts';
import { ContestAnswer } from '#features/base/payments/contract.ts';
import { formatExactRupees } from '#platform/contract/money.ts';
import type { Context } from '#platform/http/context.ts';
import { type Command, parseArguments, UsageError } from './command.ts';
import { findActor } from './find-actor.ts';

const HELP = `Without an id, lists what members contest of their purchases and nobody has answered, oldest first. With an id, answers
one: refunded, mended or declined. The member is notified and reads the answer. A refund goes back in full, and what was bought
is locked again. --as names the member of staff who answers, for the audit log.

Example
  npm run cli -- contests 7d0c4f4e-5e0e-4a53-9d3c-1f2f4a3b5c6d mended --answer "The dead link is replaced." --as kavya@example.com`;
const MAX_ITEMS = 200;
const MAX_ANSWER = 500;

/** `contests`, and `contests ID OUTCOME --answer TEXT [--as SLUG_OR_EMAIL]`. */
export const contestsCommand: Command = {
  usage: 'contests [ID OUTCOME --answer TEXT] [--as SLUG_OR_EMAIL]',
  help: HELP,
  prepare: (args) => {
    const decision = readArguments(args);
    return async (ctx) => {
      if (!decision) return printWaiting(ctx);
      const { as, ...answer } = decision;
      await answerContest(ctx, { ...answer, actorId: await findActor(ctx, as) });
      console.log(`Contest ${decision.id} is now ${decision.outcome}; the member has been notified.`);
      return true;
    };
  },
};

async function printWaiting(ctx: Context): Promise<true> {
  const { shown } = await listContests(ctx, {}, MAX_ITEMS);
  for (const { id, created_at, about, amount_paise, txnid, title, text } of shown)
    console.log(
      [id, created_at.toISOString().slice(0, 10), about, formatExactRupees(amount_paise), txnid, title, text].join('\t'),
    );
  if (shown.length === 0) console.log('Nothing is contested.');
  return true;
}

function readArguments(args: string[]) {
  const { positionals, values } = parseArguments({
    args,
    allowPositionals: true,
    options: { answer: { type: 'string' }, as: { type: 'string' } },
  });
  const [id, requestedOutcome, ...rest] = positionals;
  if (id === undefined) return null;
  const outcome = ContestAnswer.options.find((known) => known === requestedOutcome);
  if (!outcome || rest.length > 0) throw new UsageError(`Give an id and one of ${ContestAnswer.options.join(', ')}.`);
  if (!/^[\da-f-]{36}$/.test(id)) throw new UsageError(`${id} is not the id of a contest.`);
  if (!values.answer?.trim()) throw new UsageError('Give an answer with --answer; the member reads it.');
  return { id, outcome, answer: values.answer.trim().slice(0, MAX_ANSWER), as: values.as };
}
