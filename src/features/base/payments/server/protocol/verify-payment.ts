/** Verification of transactions with the provider, the only source that is trusted. */
import { parseRupees } from '#platform/contract/money.ts';
import type { Provider } from './provider.ts';
import { isRecord, ProviderUnreachable, sendCommand, asText } from './send-command.ts';

export type Transaction = {
  txnid: string;
  status: string;
  unmappedStatus: string;
  /** The requested amount in paise; `amt` is lower when an offer was used. Null when malformed. */
  amountPaise: number | null;
  productinfo: string;
  firstname: string;
  providerRef: string;
  mode: string;
  errorCode: string;
  /** As received, for the audit trail. */
  raw: Record<string, unknown>;
};

/** The verification result of one transaction id. */
export type Verification =
  | { kind: 'found'; transaction: Transaction }
  | { kind: 'not-found' }
  | { kind: 'unreachable'; reason: string };

/**
 * Verifies several transactions in one call; every id gets a result, possibly `unreachable`. Never throws for network
 * failures.
 */
export async function verifyPayments(
  provider: Provider,
  txnids: readonly [string, ...string[]],
): Promise<Map<string, Verification>> {
  try {
    const response = await sendCommand(provider, 'verify_payment', [txnids.join('|')]);
    return new Map(txnids.map((txnid) => [txnid, parseVerification(response, txnid)]));
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error;
    return new Map(txnids.map((txnid) => [txnid, { kind: 'unreachable', reason: error.message }]));
  }
}

/** Verifies one transaction. */
export async function verifyPayment(provider: Provider, txnid: string): Promise<Verification> {
  const verifications = await verifyPayments(provider, [txnid]);
  return verifications.get(txnid) ?? { kind: 'unreachable', reason: 'no response' };
}

/** Parses one transaction of a response. Anything neither found nor clearly not found counts as unreachable. */
export function parseVerification(response: Record<string, unknown>, txnid: string): Verification {
  const transactions = response['transaction_details'];
  const details = isRecord(transactions) && Object.hasOwn(transactions, txnid) ? transactions[txnid] : undefined;
  if (!isRecord(details)) return { kind: 'unreachable', reason: `no details: ${asText(response['msg']).slice(0, 100)}` };
  const status = asText(details['status']);
  if (/^not found$/i.test(status)) return { kind: 'not-found' };
  if (!status) return { kind: 'unreachable', reason: 'no status' };
  return {
    kind: 'found',
    transaction: {
      txnid: asText(details['txnid']) || txnid,
      status: status.toLowerCase(),
      unmappedStatus: asText(details['unmappedstatus']),
      amountPaise: parseRupees(asText(details['transaction_amount'])),
      productinfo: asText(details['productinfo']),
      firstname: asText(details['firstname']),
      providerRef: asText(details['mihpayid']),
      mode: asText(details['mode']),
      errorCode: asText(details['error_code']),
      raw: details,
    },
  };
}
