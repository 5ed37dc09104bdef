/** Runs a payment scenario: the ledger entry, the browser's return, and the webhooks. */
import { randomInt } from 'node:crypto';
import { responseFields, webhookFields } from './payment-responses.ts';
import type { PaymentOptions } from './payment-app.ts';
import type { Payment } from './payment-ledger.ts';
import { findScenario, type WebhookOrder } from './payment-scenarios.ts';
import { planWebhooks, sendWebhook } from './payment-webhooks.ts';

export type PaymentChoice = { scenario: string; webhook: WebhookOrder; method: string };
export type BrowserReturn = { url: string | null; fields: Record<string, string> };

const LATE_SUCCESS_MS = 15_000;
const PAID = { status: 'success', unmappedstatus: 'captured', error: 'E000', errorMessage: 'No Error' };

/** Completes a payment and returns the URL and form fields of the browser's return; without a return, `url` is null. */
export async function makePayment(options: PaymentOptions, openPayment: Payment, choice: PaymentChoice): Promise<BrowserReturn> {
  const scenario = findScenario(choice.scenario);
  if (!scenario) throw new Error(`no scenario ${choice.scenario}`);
  const txnid = openPayment.request['txnid'] ?? '';
  const payment = options.ledger.change(txnid, {
    amount: openPayment.request['amount'] ?? '',
    mode: choice.scenario === 'cancel' || choice.scenario === 'bounced' ? '' : choice.method,
    bankRef: scenario.outcome.status === 'success' ? String(randomInt(100_000, 999_999)) : '',
    ...scenario.outcome,
  });
  const { before, later } = planWebhooks(choice.webhook, payment);
  for (const fields of before) await sendWebhook(options, fields);
  for (const { fields, afterMs } of later) options.ledger.plan({ fields, dueAt: Date.now() + afterMs, attempt: 1 });
  if (scenario.late)
    options.ledger.change(txnid, { succeedsAt: { at: Date.now() + LATE_SUCCESS_MS, withWebhook: choice.webhook !== 'never' } });
  const returnUrl = scenario.outcome.status === 'success' ? openPayment.request['surl'] : openPayment.request['furl'];
  return {
    url: scenario.returns ? (returnUrl ?? null) : null,
    fields: responseFields(payment, { tampered: scenario.tampered === true }),
  };
}

/** Turns a failure into a late success, as slow banks do. */
export async function finishLate(options: PaymentOptions, txnid: string, withWebhook: boolean): Promise<BrowserReturn> {
  const bankRef = String(randomInt(100_000, 999_999));
  const payment = options.ledger.change(txnid, { ...PAID, bankRef, succeedsAt: undefined });
  if (withWebhook) await sendWebhook(options, webhookFields(payment));
  return { url: null, fields: responseFields(payment) };
}
