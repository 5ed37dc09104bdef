/** Asking the provider what became of transactions: the only word that is believed. */
import { parseRupees } from '#platform/contract/money.ts';
import type { Provider } from './provider.ts';
import { isRecord, ProviderUnreachable, sendCommand, textOf } from './send-command.ts';

export type Transaction = {
  txnid: string;
  status: string;
  unmappedStatus: string;
  /** The amount that was asked for; `amt` is less where an offer was used. Null when it is no amount. */
  amountPaise: number | null;
  productinfo: string;
  firstname: string;
  providerRef: string;
  mode: string;
  errorCode: string;
  /** As received, for the audit trail. */
  raw: Record<string, unknown>;
};

/** What verification says of one transaction id. */
export type Verification =
  | { kind: 'found'; transaction: Transaction }
  | { kind: 'not-found' }
  | { kind: 'unreachable'; reason: string };

/** Verifies several transactions in one call; each id gets an answer, be it that nobody could be asked. Never throws for the network. */
export async function verifyPayments(
  provider: Provider,
  txnids: readonly [string, ...string[]],
): Promise<Map<string, Verification>> {
  try {
    const answer = await sendCommand(provider, 'verify_payment', [txnids.join('|')]);
    return new Map(txnids.map((txnid) => [txnid, readVerification(answer, txnid)]));
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error;
    return new Map(txnids.map((txnid) => [txnid, { kind: 'unreachable', reason: error.message }]));
  }
}

/** Verifies one transaction. */
export async function verifyPayment(provider: Provider, txnid: string): Promise<Verification> {
  const answers = await verifyPayments(provider, [txnid]);
  return answers.get(txnid) ?? { kind: 'unreachable', reason: 'no answer' };
}

/** One transaction out of an answer. Anything that is neither found nor plainly not found counts as not having been answered. */
export function readVerification(answer: Record<string, unknown>, txnid: string): Verification {
  const details = answer['transaction_details'];
  const found = isRecord(details) && Object.hasOwn(details, txnid) ? details[txnid] : undefined;
  if (!isRecord(found)) return { kind: 'unreachable', reason: `no details: ${textOf(answer['msg']).slice(0, 100)}` };
  const status = textOf(found['status']);
  if (/^not found$/i.test(status)) return { kind: 'not-found' };
  if (!status) return { kind: 'unreachable', reason: 'no status' };
  return {
    kind: 'found',
    transaction: {
      txnid: textOf(found['txnid']) || txnid,
      status: status.toLowerCase(),
      unmappedStatus: textOf(found['unmappedstatus']),
      amountPaise: parseRupees(textOf(found['transaction_amount'])),
      productinfo: textOf(found['productinfo']),
      firstname: textOf(found['firstname']),
      providerRef: textOf(found['mihpayid']),
      mode: textOf(found['mode']),
      errorCode: textOf(found['error_code']),
      raw: found,
    },
  };
}
