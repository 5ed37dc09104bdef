import { parseArgs } from 'node:util';
import { refundByOperator, type RefundSummary } from '#features/base/payments/server/index.ts';
import { formatExactRupees } from '#platform/contract/money.ts';
import { UsageError, type Command } from './command.ts';

const HELP = `Sends a payment back to whoever made it, all of it, and closes what it had opened. Purchases are named by their
transaction id or the number of their receipt; the note is kept with the purchase and is not shown to the payer.

The command decides; the running product asks the provider, follows the refund to its end, and then writes the
credit note or refund receipt and tells the payer. The same command again says how the refund stands. A payment is
sent back once, however often the command is given.

Example
  npm run cli -- refund RCP/2627/000042 --note "bought for the wrong job"`;

/** `refund TXNID_OR_NUMBER --note TEXT`. */
export const refundCommand: Command = {
  usage: 'refund TXNID_OR_NUMBER --note TEXT',
  help: HELP,
  prepare: (args) => {
    const order = readArguments(args);
    return async (ctx) => {
      const state = await refundByOperator(ctx, order);
      console.log(sentenceOf(state));
      return state.status !== 'refund_failed';
    };
  },
};

function readArguments(args: string[]) {
  const { positionals, values } = parse(args);
  const [txnidOrNumber, ...rest] = positionals;
  if (!txnidOrNumber || rest.length > 0) throw new UsageError('Name one purchase.');
  if (!values.note?.trim()) throw new UsageError('Say why with --note: it is kept with the purchase.');
  return { txnidOrNumber, note: values.note.trim().slice(0, 500) };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { note: { type: 'string' } } });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function sentenceOf({ txnid, title, status, refund }: RefundSummary): string {
  const what = `${refund ? formatExactRupees(refund.amountPaise) : 'Nothing'} for ${title} (${txnid})`;
  if (status === 'refunded') return `${what} went back; the document is ${refund?.number}.`;
  if (status === 'refund_failed') return `${what} could not be sent back. Give the command again for another attempt.`;
  return `${what} is on its way back.`;
}
