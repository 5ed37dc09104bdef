/** Refunds: requested once under our own token, then tracked until the provider reports the outcome. */
import { toRupees } from '#platform/contract/money.ts';
import type { Provider } from './provider.ts';
import { isRecord, sendCommand, asText } from './send-command.ts';

export type RefundOrder = { providerRef: string; token: string; amountPaise: number };
export type RefundState = 'unknown' | 'queued' | 'success' | 'failure';

/** The state of the refund with this token, wherever it is nested in the response. Throws `ProviderUnreachable`. */
export async function findRefund(provider: Provider, refund: Pick<RefundOrder, 'providerRef' | 'token'>): Promise<RefundState> {
  const response = await sendCommand(provider, 'check_action_status', [refund.providerRef, 'payuid']);
  const status = findStatus(response['transaction_details'], refund.token);
  if (status === null) return 'unknown';
  if (status === 'success' || status === 'failure') return status;
  return 'queued';
}

/** Requests a refund; the provider rejects a repeated token, so retrying is harmless. Throws `ProviderUnreachable`. */
export async function requestRefund(
  provider: Provider,
  refund: RefundOrder,
): Promise<{ accepted: boolean; message: string; requestId: string }> {
  const response = await sendCommand(provider, 'cancel_refund_transaction', [
    refund.providerRef,
    refund.token,
    toRupees(refund.amountPaise),
  ]);
  return {
    accepted: asText(response['status']) === '1',
    message: asText(response['msg']),
    requestId: asText(response['request_id']),
  };
}

function findStatus(value: unknown, token: string): string | null {
  if (!isRecord(value)) return null;
  if (asText(value['token']) === token) return asText(value['status']).toLowerCase();
  for (const inner of Object.values(value)) {
    const status = findStatus(inner, token);
    if (status !== null) return status;
  }
  return null;
}
