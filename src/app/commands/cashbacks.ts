import { parseArgs } from 'node:util';
import { applyDecision, findUndecidedClaims, type ClaimDecision } from '#features/member/referrals/server/index.ts';
import { formatExactRupees } from '#platform/contract/money.ts';
import type { Context } from '#platform/http/context.ts';
import { UsageError, type Command } from './command.ts';

const HELP = `Without an id it lists the claims of cashback that wait, the oldest first. With an id it decides: hold, then approved or
rejected. The reason is shown to whoever claimed. A claim is approved a week after the fee was paid at the earliest.

Example
  npm run cli -- cashbacks 7d0c4f4e-5e0e-4a53-9d3c-1f2f4a3b5c6d approved --reason "A real applicant"`;
const DECISIONS = ['hold', 'approved', 'rejected'] as const;

/** `cashbacks`, and `cashbacks ID DECISION --reason TEXT`. */
export const cashbacksCommand: Command = {
  usage: 'cashbacks [ID DECISION --reason TEXT]',
  help: HELP,
  prepare: (args) => {
    const order = readArguments(args);
    return async (ctx) => {
      if (!order) return printWaiting(ctx);
      await applyDecision(ctx, order.id, order);
      console.log(`Claim ${order.id} is now ${order.decision}; whoever claimed has been told.`);
      return true;
    };
  },
};

async function printWaiting(ctx: Context): Promise<true> {
  const waiting = await findUndecidedClaims(ctx);
  for (const { id, attributes } of waiting)
    console.log([id, attributes.status, formatExactRupees(attributes.amount * 100), `from ${attributes.held_until}`].join('\t'));
  if (waiting.length === 0) console.log('No claim waits for a decision.');
  return true;
}

function readArguments(args: string[]): (ClaimDecision & { id: string }) | null {
  const { positionals, values } = parse(args);
  const [id, asked, ...rest] = positionals;
  if (id === undefined) return null;
  const decision = DECISIONS.find((one) => one === asked);
  if (!decision || rest.length > 0) throw new UsageError(`Give an id and one of ${DECISIONS.join(', ')}.`);
  if (!/^[\da-f-]{36}$/.test(id)) throw new UsageError(`${id} is not the id of a claim.`);
  if (!values.reason?.trim()) throw new UsageError('Say why with --reason: whoever claimed reads it.');
  return { id, decision, reason: values.reason.trim().slice(0, 500) };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { reason: { type: 'string' } } });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
