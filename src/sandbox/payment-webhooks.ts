/** Webhooks to the shop: up to three attempts, until one returns 200. Pending ones are on disk and survive a restart. */
import { setTimeout as pause } from 'node:timers/promises';
import { webhookFields } from './payment-responses.ts';
import type { PaymentOptions } from './payment-app.ts';
import type { Payment } from './payment-ledger.ts';
import type { WebhookOrder } from './payment-scenarios.ts';

export type Deliver = (request: Request) => Promise<Response>;

const MAX_ATTEMPTS = 3;
const RETRY_MS = 2000;
const RETURN_DELAY_MS = 1500;
const LONG_DELAY_MS = 20_000;
const POLL_MS = 250;

type Shop = Pick<PaymentOptions, 'deliver' | 'appOrigin'>;

/** Sends a webhook once; returns whether it was accepted. */
async function deliverOnce({ deliver, appOrigin }: Shop, fields: Record<string, string>): Promise<boolean> {
  const request = new Request(`${appOrigin}/api/purchases/webhook`, { method: 'POST', body: new URLSearchParams(fields) });
  return deliver(request).then(
    (response) => response.status === 200,
    () => false,
  );
}

/** Sends a webhook up to three times; returns whether it was accepted. */
export async function sendWebhook(shop: Shop, fields: Record<string, string>, retryMs = RETRY_MS): Promise<boolean> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    if (await deliverOnce(shop, fields)) return true;
    if (attempt < MAX_ATTEMPTS) await pause(retryMs * attempt);
  }
  return false;
}

/** Delivers due webhooks, and finishes payments that succeed late, until the app is closed. */
export function deliverDueWebhooks(
  options: PaymentOptions,
  finishLate: (txnid: string, withWebhook: boolean) => Promise<unknown>,
): void {
  const { ledger } = options;
  const inProgress = new Set<string>();
  const poll = () => {
    const now = Date.now();
    for (const payment of ledger.all()) {
      const { succeedsAt, request } = payment;
      if (succeedsAt && succeedsAt.at <= now) void finishLate(request['txnid'] ?? '', succeedsAt.withWebhook);
    }
    for (const { id, fields, dueAt, attempt } of ledger.deliveries()) {
      if (dueAt > now || inProgress.has(id)) continue;
      inProgress.add(id);
      void deliverOnce(options, fields).then((accepted) => {
        inProgress.delete(id);
        const retry = !accepted && attempt < MAX_ATTEMPTS;
        ledger.replan(id, retry ? { dueAt: Date.now() + RETRY_MS * attempt, attempt: attempt + 1 } : null);
      });
    }
  };
  const timer = setInterval(poll, POLL_MS).unref();
  options.closed?.addEventListener('abort', () => clearInterval(timer));
}

/** The webhooks of an order: those sent before the browser returns, and later ones with their delay. */
export function planWebhooks(order: WebhookOrder, payment: Payment) {
  const current = webhookFields(payment);
  const stale = webhookFields({ ...payment, status: 'pending', unmappedstatus: 'in progress' });
  const none = { before: [], later: [] };
  const plans: Record<
    WebhookOrder,
    { before: Record<string, string>[]; later: { fields: Record<string, string>; afterMs: number }[] }
  > = {
    never: none,
    before: { before: [current], later: [] },
    twice: { before: [current, current], later: [] },
    'out-of-order': { before: [current, stale], later: [] },
    after: { before: [], later: [{ fields: current, afterMs: RETURN_DELAY_MS }] },
    delayed: { before: [], later: [{ fields: current, afterMs: LONG_DELAY_MS }] },
  };
  return plans[order];
}
