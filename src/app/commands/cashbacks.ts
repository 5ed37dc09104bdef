import { applyDecision, findUndecidedClaims } from '#features/member/referrals/server/index.ts';
import { formatExactRupees } from '#platform/contract/money.ts';
import type { Context } from '#platform/http/context.ts';
import { type Command, parseArguments, UsageError } from './command.ts';
import { findActor } from './find-actor.ts';

const HELP = `Without an id, lists the pending cashback claims, oldest first. With an id, decides one: hold, then approved or
rejected. The claimant sees the reason. A claim can be approved one week after the fee was paid, at the earliest. --as names
the member of staff who decides, for the audit log.

Example
  npm run cli -- cashbacks 7d0c4f4e-5e0e-4a53-9d3c-1f2f4a3b5c6d approved --reason "A real applicant" --as kavya@example.com`;
const DECISIONS = ['hold', 'approved', 'rejected'] as const;

/** `cashbacks`, and `cashbacks ID DECISION --reason TEXT [--as SLUG_OR_EMAIL]`. */
export const cashbacksCommand: Command = {
  usage: 'cashbacks [ID DECISION --reason TEXT] [--as SLUG_OR_EMAIL]',
  help: HELP,
  prepare: (args) => {
    const order = readArguments(args);
    return async (ctx) => {
      if (!order) return printWaiting(ctx);
      const { id, decision, reason, as } = order;
      await applyDecision(ctx, id, { decision, reason, actorId: await findActor(ctx, as) });
      console.log(`Claim ${id} is now ${decision}; the claimant has been notified.`);
      return true;
    };
  },
};

async function printWaiting(ctx: Context): Promise<true> {
  const waiting = await findUndecidedClaims(ctx);
  for (const { id, attributes } of waiting)
    console.log([id, attributes.status, formatExactRupees(attributes.amount * 100), `from ${attributes.held_until}`].join('\t'));
  if (waiting.length === 0) console.log('No claims await a decision.');
  return true;
}

function readArguments(args: string[]) {
  const { positionals, values } = parseArguments({
    args,
    allowPositionals: true,
    options: { reason: { type: 'string' }, as: { type: 'string' } },
  });
  const [id, requestedDecision, ...rest] = positionals;
  if (id === undefined) return null;
  const decision = DECISIONS.find((known) => known === requestedDecision);
  if (!decision || rest.length > 0) throw new UsageError(`Give an id and one of ${DECISIONS.join(', ')}.`);
  if (!/^[\da-f-]{36}$/.test(id)) throw new UsageError(`${id} is not the id of a claim.`);
  if (!values.reason?.trim()) throw new UsageError('Give a reason with --reason; the claimant sees it.');
  return { id, decision, reason: values.reason.trim().slice(0, 500), as: values.as };
}
