/** Routes of the sandbox payment provider: hosted page, command API, and test helpers. */
import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { SANDBOX_MERCHANT_KEY } from '#platform/runtime/sandbox-contract.ts';
import { webhookFields } from './payment-responses.ts';
import { handleCommand } from './payment-commands.ts';
import { expectedRequestHash } from './payment-hashes.ts';
import { COMMAND_MODES, type Ledger } from './payment-ledger.ts';
import { closedPage, methodPage, oneTimePasswordPage, refusedPage, returnPage } from './payment-pages.ts';
import { isWebhookOrder, findScenario } from './payment-scenarios.ts';
import { finishLate, makePayment, type PaymentChoice } from './make-payment.ts';
import { sendWebhook, deliverDueWebhooks, type Deliver } from './payment-webhooks.ts';

type Env = { Bindings: HttpBindings };
/** `closed` stops background work, which otherwise runs until the process ends. */
export type PaymentOptions = { ledger: Ledger; appOrigin: string; deliver: Deliver; closed?: AbortSignal };

const REQUIRED = ['key', 'txnid', 'amount', 'productinfo', 'firstname', 'email', 'phone', 'surl', 'furl', 'hash'];
const MAX_LENGTHS: Record<string, number> = { txnid: 25, productinfo: 100, firstname: 60, email: 50 };
const ONE_TIME_PASSWORD = '123456';

/** The reason why the provider would refuse a form, or null. */
function findRefusalReason(form: Record<string, string>, ledger: Ledger): string | null {
  const missing = REQUIRED.filter((name) => !form[name]);
  if (missing.length > 0) return `Missing mandatory parameters: ${missing.join(', ')}.`;
  if (form['key'] !== SANDBOX_MERCHANT_KEY) return 'Invalid merchant key.';
  const tooLong = Object.entries(MAX_LENGTHS).filter(([name, limit]) => (form[name] ?? '').length > limit);
  if (tooLong.length > 0) return `Too long: ${tooLong.map(([name]) => name).join(', ')}.`;
  if (!/^\d+(\.\d{1,2})?$/.test(form['amount'] ?? '') || Number(form['amount']) < 1) return 'Invalid amount.';
  if (form['hash'] !== expectedRequestHash(form)) return 'Error: Checksum Failed. Please contact your merchant.';
  if (ledger.find(form['txnid'] ?? '')?.status === 'success')
    return 'Duplicate Order ID: this transaction has already succeeded.';
  return null;
}

async function readForm(c: Context<Env>): Promise<Record<string, string>> {
  const form = await c.req.formData();
  return Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
}

function parseChoice(form: Record<string, string>): PaymentChoice | null {
  const { scenario = 'success', webhook = 'after', method = 'CC' } = form;
  return findScenario(scenario) && isWebhookOrder(webhook) ? { scenario, webhook, method } : null;
}

export function createPaymentApp(options: PaymentOptions): Hono {
  const { ledger } = options;
  const app = new Hono<Env>();
  app.post('/_payment', async (c) => {
    const form = await readForm(c);
    const refusalReason = findRefusalReason(form, ledger);
    if (refusalReason) return c.html(refusedPage(refusalReason), 400);
    return c.html(methodPage(ledger.open(form)));
  });
  app.post('/_payment/:txnid/pay', async (c) => {
    const form = await readForm(c);
    const payment = ledger.find(c.req.param('txnid'));
    const choice = parseChoice(form);
    if (!payment || !choice) return c.html(refusedPage('Unknown payment.'), 404);
    const needsPassword = choice.method === 'CC' && !['cancel', 'bounced'].includes(choice.scenario);
    if (needsPassword && form['otp'] !== ONE_TIME_PASSWORD)
      return c.html(oneTimePasswordPage(payment, choice, form['otp'] !== undefined));
    const { url, fields } = await makePayment(options, payment, choice);
    return c.html(url ? returnPage(url, fields) : closedPage(choice.scenario));
  });
  for (const path of ['/merchant/postservice', '/merchant/postservice.php'])
    app.post(path, async (c) => (c.req.query('form') === '2' ? handleCommand(c, ledger) : c.text('a:1:{s:6:"status";i:0;}')));
  mountControl(app, options);
  deliverDueWebhooks(options, (txnid, withWebhook) => finishLate(options, txnid, withWebhook));
  return app as unknown as Hono;
}

/** Endpoints for tests without a browser: the choices of the payment page, webhooks, and faults of the command API. */
function mountControl(app: Hono<Env>, options: PaymentOptions): void {
  const { ledger } = options;
  app.post('/_control/pay', async (c) => {
    const body: Record<string, string> = await c.req.json();
    const payment = ledger.find(body['txnid'] ?? '');
    const choice = parseChoice({ webhook: 'never', ...body });
    if (!payment || !choice) return c.json({ error: 'unknown payment, scenario or webhook order' }, 404);
    return c.json(await makePayment(options, payment, choice));
  });
  app.post('/_control/finish', async (c) => {
    const { txnid = '', webhook = 'never' }: Record<string, string> = await c.req.json();
    return c.json(await finishLate(options, txnid, webhook !== 'never'));
  });
  app.post('/_control/webhook', async (c) => {
    const { txnid = '' }: Record<string, string> = await c.req.json();
    const payment = ledger.find(txnid);
    if (!payment) return c.json({ error: 'unknown payment' }, 404);
    return c.json({ accepted: await sendWebhook(options, webhookFields(payment), 50) });
  });
  app.post('/_control/commands', async (c) => {
    const { mode: requestedMode, times }: { mode?: string; times?: number } = await c.req.json();
    const mode = COMMAND_MODES.find((known) => known === requestedMode);
    if (!mode) return c.json({ error: `one of ${COMMAND_MODES.join(', ')}` }, 422);
    ledger.setCommands(mode, times ?? null);
    return c.json({ mode });
  });
  app.get('/_control/payments', (c) => c.json({ payments: ledger.all(), deliveries: ledger.deliveries() }));
}
