/** Telling the shop's server: three tries until it answers 200. */
import { setTimeout as pause } from 'node:timers/promises';
import { answerFields } from './payment-answers.ts';
import type { Payment } from './payment-ledger.ts';
import type { WebhookOrder } from './payment-scenarios.ts';

export type Deliver = (request: Request) => Promise<Response>;

const TRIES = 3;
const RETRY_MS = 2000;
const AFTER_MS = 1500;
const DELAY_MS = 20_000;

/** Posts one webhook; answers whether it was taken. */
export async function sendWebhook(
  deliver: Deliver,
  appOrigin: string,
  fields: Record<string, string>,
  retryMs = RETRY_MS,
): Promise<boolean> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const request = new Request(`${appOrigin}/api/purchases/webhook`, { method: 'POST', body: new URLSearchParams(fields) });
    const status = await deliver(request).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return true;
    if (attempt < TRIES) await pause(retryMs * attempt);
  }
  return false;
}

/** The webhooks of an order: those sent before the browser returns, and those for later, with their delay. */
export function plannedWebhooks(order: WebhookOrder, payment: Payment) {
  const now = answerFields(payment);
  const stale = answerFields({ ...payment, status: 'pending', unmappedstatus: 'in progress' });
  const none = { before: [], later: [] };
  const plans: Record<
    WebhookOrder,
    { before: Record<string, string>[]; later: { fields: Record<string, string>; afterMs: number }[] }
  > = {
    never: none,
    before: { before: [now], later: [] },
    twice: { before: [now, now], later: [] },
    'out-of-order': { before: [now, stale], later: [] },
    after: { before: [], later: [{ fields: now, afterMs: AFTER_MS }] },
    delayed: { before: [], later: [{ fields: now, afterMs: DELAY_MS }] },
  };
  return plans[order];
}
