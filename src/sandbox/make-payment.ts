/** Runs a payment scenario: the ledger entry, the browser's return, and the webhooks. */
import { randomInt } from 'node:crypto';
import { responseFields, webhookFields } from './payment-responses.ts';
import type { PaymentOptions } from './payment-app.ts';
import type { Payment } from './payment-ledger.ts';
import { findScenario, type WebhookOrder } from './payment-scenarios.ts';
import { planWebhooks, sendWebhook } from './payment-webhooks.ts';

export type Choice = { scenario: string; webhook: WebhookOrder; method: string };
export type Return = { url: string | null; fields: Record<string, string> };

const LATE_SUCCESS_MS = 15_000;
const PAID = { status: 'success', unmappedstatus: 'captured', error: 'E000', errorMessage: 'No Error' };

/** Decides a payment and returns the browser's target and form fields; `url` is null when it never returns. */
export async function makePayment(options: PaymentOptions, open: Payment, choice: Choice): Promise<Return> {
  const scenario = findScenario(choice.scenario);
  if (!scenario) throw new Error(`no scenario ${choice.scenario}`);
  const txnid = open.request['txnid'] ?? '';
  const payment = options.ledger.change(txnid, {
    amount: open.request['amount'] ?? '',
    mode: choice.scenario === 'cancel' || choice.scenario === 'bounced' ? '' : choice.method,
    bankRef: scenario.outcome.status === 'success' ? String(randomInt(100_000, 999_999)) : '',
    ...scenario.outcome,
  });
  const { before, later } = planWebhooks(choice.webhook, payment);
  for (const fields of before) await sendWebhook(options, fields);
  for (const { fields, afterMs } of later) options.ledger.plan({ fields, dueAt: Date.now() + afterMs, attempt: 1 });
  if (scenario.late)
    options.ledger.change(txnid, { succeedsAt: { at: Date.now() + LATE_SUCCESS_MS, withWebhook: choice.webhook !== 'never' } });
  const back = scenario.outcome.status === 'success' ? open.request['surl'] : open.request['furl'];
  return {
    url: scenario.returns ? (back ?? null) : null,
    fields: responseFields(payment, { tampered: scenario.tampered === true }),
  };
}

/** Turns a failure into a late success, as slow banks do. */
export async function finishLate(options: PaymentOptions, txnid: string, withWebhook: boolean): Promise<Return> {
  const bankRef = String(randomInt(100_000, 999_999));
  const payment = options.ledger.change(txnid, { ...PAID, bankRef, succeedsAt: undefined });
  if (withWebhook) await sendWebhook(options, webhookFields(payment));
  return { url: null, fields: responseFields(payment) };
}
