import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { responseHash, commandHash, requestHash } from '#features/base/payments/server/protocol/hashes.ts';
import { SANDBOX_MERCHANT_KEY, SANDBOX_MERCHANT_SALT } from '#platform/runtime/sandbox-contract.ts';
import { createPaymentApp } from './payment-app.ts';
import { openLedger } from './payment-ledger.ts';
import { SCENARIOS } from './payment-scenarios.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pathlight-sandbox-'));
const closing = new AbortController();
afterAll(() => {
  closing.abort();
  fs.rmSync(folder, { recursive: true, force: true });
});

const merchant = { key: SANDBOX_MERCHANT_KEY, salt: SANDBOX_MERCHANT_SALT };
const webhooks: URLSearchParams[] = [];
let refusals = 0;
const deliver = async (request: Request) => {
  if (refusals > 0) {
    refusals -= 1;
    return new Response(null, { status: 503 });
  }
  webhooks.push(new URLSearchParams(await request.text()));
  return new Response(null, { status: 200 });
};
const createApp = () =>
  createPaymentApp({ ledger: openLedger(folder), appOrigin: 'http://localhost:3000', deliver, closed: closing.signal });
const app = createApp();

let count = 0;
function createForm(overrides: Record<string, string> = {}) {
  count += 1;
  const responseUrl = 'http://localhost:3000/api/purchases/purchase_response';
  const fields = { txnid: `Ttest${count}`, amount: '49.00', productinfo: 'Score', firstname: 'Asha', email: 'a@b.example' };
  const form = { ...fields, lastname: 'M', phone: '8040000000', key: merchant.key, surl: responseUrl, furl: responseUrl };
  return { ...form, hash: requestHash(merchant, fields), ...overrides };
}
const post = (form: Record<string, string>, to = '/_payment', target = app) =>
  target.request(to, { method: 'POST', body: new URLSearchParams(form) });
const control = async (name: string, body: object) =>
  (await app.request(`/_control/${name}`, { method: 'POST', body: JSON.stringify(body) })).json();
const command = async (name: string, var1: string, extraFields: Record<string, string> = {}, target = app) => {
  const body = new URLSearchParams({
    key: merchant.key,
    command: name,
    var1,
    hash: commandHash(merchant, name, var1),
    ...extraFields,
  });
  return (await target.request('/merchant/postservice.php?form=2', { method: 'POST', body })).json();
};

test.each([
  ['a broken hash', { hash: 'f'.repeat(128) }, 'Checksum Failed'],
  ['an amount other than the hashed one', { amount: '1.00' }, 'Checksum Failed'],
  ['another merchant', { key: 'other' }, 'Invalid merchant key'],
  ['no phone', { phone: '' }, 'Missing mandatory parameters: phone'],
  ['a product name that is too long', { productinfo: 'x'.repeat(101) }, 'Too long: productinfo'],
  ['an amount with three decimals', { amount: '49.001' }, 'Invalid amount'],
])('a form with %s is refused', async (_, overrides, message) => {
  const page = await post(createForm(overrides));
  expect(page.status).toBe(400);
  expect(await page.text()).toContain(message);
});

test('a card payment requires the correct one-time password', async () => {
  const form = createForm();
  await post(form);
  const pay = (extraFields: Record<string, string>) =>
    post({ method: 'CC', scenario: 'success', webhook: 'never', ...extraFields }, `/_payment/${form.txnid}/pay`);
  expect(await (await pay({})).text()).toContain('One-time password');
  expect(await (await pay({ otp: '999999' })).text()).toContain('That code is wrong');
  const returnPage = await (await pay({ otp: '123456' })).text();
  expect(returnPage).toContain(`action="${form.surl}"`);
  expect(returnPage).toContain('unmappedstatus');
});

test('a transaction that succeeded is refused a second time', async () => {
  const form = createForm();
  await post(form);
  await control('pay', { txnid: form.txnid, scenario: 'success' });
  expect(await (await post(form)).text()).toContain('Duplicate Order ID');
});

test.each(Object.keys(SCENARIOS))(
  'scenario "%s" has a valid signature unless it is tampered with, and returns the browser unless it is lost',
  async (scenario) => {
    const form = createForm();
    await post(form);
    const { url, fields } = await control('pay', { txnid: form.txnid, scenario });
    const { status, additionalCharges, hash, amount } = fields;
    const expected = responseHash(
      merchant,
      { ...form, amount },
      { status, ...(additionalCharges ? { additional_charges: additionalCharges } : {}) },
    );
    expect(hash === expected).toBe(scenario !== 'tampered');
    expect(url === null).toBe(['bounced', 'dropped', 'never-redirected'].includes(scenario));
  },
);

test('verification returns the status of several transactions, and of unknown ones', async () => {
  const [paid, closed] = [createForm(), createForm()];
  for (const form of [paid, closed]) await post(form);
  await control('pay', { txnid: paid.txnid, scenario: 'additional-charges' });
  const response = await command('verify_payment', `${paid.txnid}|${closed.txnid}|Tunseen`);
  expect(response).toMatchObject({
    status: 1,
    msg: '2 out of 3 Transactions Fetched Successfully',
    transaction_details: {
      [paid.txnid]: {
        status: 'success',
        unmappedstatus: 'captured',
        transaction_amount: '49.00',
        additional_charges: '2.00',
        net_amount_debit: 51,
      },
      [closed.txnid]: { status: 'failure', unmappedstatus: 'bounced' },
      Tunseen: { status: 'Not Found', mihpayid: 'Not Found' },
    },
  });
  expect(await command('verify_payment', paid.txnid, { hash: 'wrong' })).toMatchObject({ status: 0, msg: 'Invalid Hash.' });
});

test('a refund is accepted once per token and never above the amount', async () => {
  const form = createForm();
  await post(form);
  const { fields } = await control('pay', { txnid: form.txnid, scenario: 'success' });
  const refund = (var2: string, var3: string) => command('cancel_refund_transaction', fields.mihpayid, { var2, var3 });
  expect(await refund('Rone', '20.00')).toMatchObject({ status: 1, msg: 'Refund Request Queued', error_code: 102 });
  expect(await refund('Rone', '20.00')).toMatchObject({ status: 0 });
  expect(await refund('Rtwo', '30.00')).toMatchObject({ status: 0 });
  const checkStatus = () => command('check_action_status', fields.mihpayid, { var2: 'payuid' });
  expect(JSON.stringify(await checkStatus())).toContain('"status":"queued"');
  expect(JSON.stringify(await checkStatus())).toContain('"status":"success"');
});

test('webhooks arrive in the configured order and are sent up to three times', async () => {
  const form = createForm();
  await post(form);
  webhooks.length = 0;
  await control('pay', { txnid: form.txnid, scenario: 'success', webhook: 'out-of-order' });
  expect(webhooks.map((fields) => fields.get('status'))).toEqual(['success', 'pending']);
  refusals = 2;
  expect(await control('webhook', { txnid: form.txnid })).toEqual({ accepted: true });
  refusals = 3;
  expect(await control('webhook', { txnid: form.txnid })).toEqual({ accepted: false });
});

test('faults of the command API last as configured', async () => {
  const form = createForm();
  await post(form);
  const status = async () => {
    const body = new URLSearchParams({ key: merchant.key, command: 'verify_payment', var1: form.txnid });
    return (await app.request('/merchant/postservice?form=2', { method: 'POST', body })).status;
  };
  await control('commands', { mode: '429', times: 2 });
  expect([await status(), await status(), await status()]).toEqual([429, 429, 200]);
  await control('commands', { mode: '500' });
  expect([await status(), await status(), await status()]).toEqual([500, 500, 500]);
  await control('commands', { mode: 'ok' });
  expect(await control('commands', { mode: 'odd' })).toMatchObject({ error: expect.stringContaining('one of ok') });
});

test('pending webhooks and late successes survive a restart', async () => {
  const [paid, late] = [createForm(), createForm()];
  for (const form of [paid, late]) await post(form);
  await control('pay', { txnid: paid.txnid, scenario: 'success', webhook: 'delayed' });
  await control('pay', { txnid: late.txnid, scenario: 'late-success' });
  const reopened = openLedger(folder);
  expect(reopened.deliveries()).toMatchObject([{ fields: { txnid: paid.txnid, surl: paid.surl }, attempt: 1 }]);
  expect(reopened.find(late.txnid)).toMatchObject({ status: 'failure', succeedsAt: { withWebhook: false } });
});

test('due webhooks are delivered, also after refusals', async () => {
  const form = createForm();
  await post(form);
  webhooks.length = 0;
  refusals = 1;
  await control('pay', { txnid: form.txnid, scenario: 'success', webhook: 'after' });
  await expect.poll(() => webhooks.map((fields) => fields.get('txnid')), { timeout: 10_000 }).toEqual([form.txnid]);
});

test('state survives a restart', async () => {
  const form = createForm();
  await post(form);
  await control('pay', { txnid: form.txnid, scenario: 'success' });
  const response = await command('verify_payment', form.txnid, {}, createApp());
  expect(response).toMatchObject({ transaction_details: { [form.txnid]: { status: 'success' } } });
});
