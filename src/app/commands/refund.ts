import { refundByOperator, type RefundSummary } from '#features/base/payments/server/index.ts';
import { formatExactRupees } from '#platform/contract/money.ts';
import { findActor } from './find-actor.ts';
import { type Command, parseArguments, UsageError } from './command.ts';

const HELP = `Refunds a payment in full and locks the purchased item again. A purchase is identified by its transaction id or
receipt number; the note is stored with the purchase and not shown to the payer.

The command only records the refund; the running server requests it from the provider, follows it until it completes, issues
the credit note or refund receipt, and notifies the payer. Running the command again prints the status of the refund. A payment
is never refunded twice. --as names the member of staff who decides, for the audit log.

Example
  npm run cli -- refund RCP/2627/000042 --note "bought for the wrong job" --as kavya@example.com`;

/** `refund TXNID_OR_NUMBER --note TEXT`. */
export const refundCommand: Command = {
  usage: 'refund TXNID_OR_NUMBER --note TEXT --as SLUG_OR_EMAIL',
  help: HELP,
  prepare: (args) => {
    const request = readArguments(args);
    return async (ctx) => {
      const { as, ...order } = request;
      const state = await refundByOperator(ctx, { ...order, actorId: await findActor(ctx, as) });
      console.log(describeRefund(state));
      return state.status !== 'refund_failed';
    };
  },
};

function readArguments(args: string[]) {
  const { positionals, values } = parseArguments({
    args,
    allowPositionals: true,
    options: { note: { type: 'string' }, as: { type: 'string' } },
  });
  const [txnidOrNumber, ...rest] = positionals;
  if (!txnidOrNumber || rest.length > 0) throw new UsageError('Name one purchase.');
  if (!values.note?.trim()) throw new UsageError('Give a reason with --note; it is stored with the purchase.');
  return { txnidOrNumber, note: values.note.trim().slice(0, 500), as: values.as };
}

function describeRefund({ txnid, title, status, refund }: RefundSummary): string {
  const refundLabel = `${refund ? formatExactRupees(refund.amountPaise) : 'Nothing'} for ${title} (${txnid})`;
  if (status === 'refunded') return `${refundLabel} has been refunded; the document is ${refund?.number}.`;
  if (status === 'refund_failed') return `${refundLabel} could not be refunded. Run the command again to retry.`;
  return `${refundLabel} is being refunded.`;
}
