import fc from 'fast-check';
import { expect, test } from 'vitest';
import { responseHash, isGenuine, requestHash } from './hashes.ts';
import { getPaymentProvider } from './provider.ts';
import { cleanField, newTxnid, payerFields, refundToken } from './request-fields.ts';
import { parseVerification } from './verify-payment.ts';
import { loadConfig } from '#app/wiring/settings.ts';

const merchant = { key: 'C0Dr8m', salt: '3sf0jURk' };
const sent = { txnid: 'T1', amount: '49.00', productinfo: 'A Book', firstname: 'Asha', email: 'asha@people.example' };
const posted = (overrides: Record<string, string> = {}) => {
  const response = { status: 'success', ...overrides };
  return { ...sent, key: merchant.key, ...response, hash: responseHash(merchant, sent, { ...response, ...feeOf(response) }) };
};
const feeOf = (response: Record<string, string>) => {
  const fee = response['additional_charges'] ?? response['additionalCharges'];
  return fee ? { additional_charges: fee } : {};
};

test("the provider's published example gives the published hash", () => {
  const fields = {
    txnid: '12345',
    amount: '10',
    productinfo: 'Shopping',
    firstname: 'Test',
    email: 'test@test.com',
    udf2: 'abc',
    udf4: '15',
  };
  expect(requestHash(merchant, fields)).toBe(
    'ffcdbf04fa5beefdcc2dd476c18bc410f02b3968e7f4f54e8f43f1e1a310bb32e3b4dec9305232bb89db5b1d0c009a53bcace6f4bd8ec2f695baf3d43ba730ce',
  );
});

test('a response signed for this purchase is genuine, with or without a fee, under both field names', () => {
  expect(isGenuine(merchant, sent, posted())).toBe(true);
  expect(isGenuine(merchant, sent, posted({ additional_charges: '2.00' }))).toBe(true);
  expect(isGenuine(merchant, sent, posted({ additionalCharges: '2.00' }))).toBe(true);
  const both = posted({ additionalCharges: '2.00' });
  expect(isGenuine(merchant, sent, { ...both, additional_charges: '2.00' })).toBe(true);
  expect(isGenuine(merchant, sent, { ...both, additional_charges: '3.00' })).toBe(false);
});

/** Literal values, computed with an independent tool as `sha512` of the documented text. */
test.each([
  [
    'a success',
    { status: 'success' },
    'bdbc7ee49867eba7d3665f042992498c834a789195ad359c62460252eca60a1b30986a83fec33a8828431fb7a53631903f72001bf6c71bf803e3fa198ede0563',
  ],
  [
    'a failure',
    { status: 'failure' },
    '8b61da3f1c2f61811afeb0b706fab17ed48aad3e4ef34d6ddd6b458aa09c775cf2479036ed37f50f26ba7c748c0adfc17e91dca1cb21752024bc34360e89db43',
  ],
  [
    'a fee under its documented name',
    { status: 'success', additional_charges: '2.00' },
    'c6edcf3860f69cbe55719f5371fec918fcb7d03b1c6562bdd2e19f96ed14120e7edc65b06766578d62cd6f817e4e87cf810ef604171cbc1a8635e3fc5ee93872',
  ],
  [
    'a fee under its name in responses',
    { status: 'success', additionalCharges: '2.00' },
    'c6edcf3860f69cbe55719f5371fec918fcb7d03b1c6562bdd2e19f96ed14120e7edc65b06766578d62cd6f817e4e87cf810ef604171cbc1a8635e3fc5ee93872',
  ],
  [
    'user fields',
    { status: 'success', udf2: 'abc', udf4: '15' },
    '973395a620916de262b83936eab58224135cbb1017ffb4eb8456011fde2059a17035d9a8f67f72a44738a6ada739ddbd681b00c8dbb3e2e7726c16260951430f',
  ],
  [
    'a split',
    { status: 'success', splitInfo: 'x:1' },
    'a9c7180fc1586c4b3ce7da6bc22efb21a786784cd7a791aab34ff8604e4c69543452c5b23b86bb8f2aeb71212dc5e2caab2298b6152d92c7161bcbee03a3eb3f',
  ],
])('the response to %s has the independently computed hash', (_case, response: Record<string, string>, hash) => {
  expect(isGenuine(merchant, sent, { ...sent, key: merchant.key, ...response, hash })).toBe(true);
  expect(isGenuine(merchant, sent, { ...sent, key: merchant.key, ...response, hash: hash.toUpperCase() })).toBe(true);
  const [first = ''] = hash;
  const altered = (first === '0' ? '1' : '0') + hash.slice(1);
  expect(isGenuine(merchant, sent, { ...sent, key: merchant.key, ...response, hash: altered })).toBe(false);
});

test.each([
  ['another status', { ...posted({ status: 'failure' }), status: 'success' }],
  ['another amount', { ...posted(), amount: '1.00' }],
  ['another transaction', { ...posted(), txnid: 'T2' }],
  ['another merchant', { ...posted(), key: 'other' }],
  ['a fee that was not signed', { ...posted(), additionalCharges: '2.00' }],
  ['no hash', { ...posted(), hash: '' }],
  ['a short hash', { ...posted(), hash: 'ff' }],
  ['a hash that is no hex', { ...posted(), hash: 'z'.repeat(128) }],
])('a response with %s is not genuine', (_, response) => {
  expect(isGenuine(merchant, sent, response)).toBe(false);
});

test('a hash under another salt is never genuine', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (salt, status) => {
      fc.pre(salt !== merchant.salt && !status.includes('|'));
      const hash = responseHash({ ...merchant, salt }, sent, { status });
      expect(isGenuine(merchant, sent, { ...sent, key: merchant.key, status, hash })).toBe(false);
    }),
  );
});

test('two different payers or products never produce the same hash, regardless of their names', () => {
  const text = fc.string({ unit: 'binary', maxLength: 80 });
  fc.assert(
    fc.property(text, text, text, text, (nameA, titleA, nameB, titleB) => {
      const fieldsFor = (name: string, title: string) =>
        payerFields({ name, title, email: 'a@b.example', phone: '+919845012345' }, 'h@b.example');
      const [a, b] = [fieldsFor(nameA, titleA), fieldsFor(nameB, titleB)];
      const same = a.firstname === b.firstname && a.productinfo === b.productinfo;
      const hash = (fields: typeof a) => requestHash(merchant, { txnid: 'T1', amount: '1.00', ...fields });
      expect(hash(a) === hash(b)).toBe(same);
    }),
  );
  expect(cleanField('A|B', 100)).toBe('A B');
});

test('a field contains no pipe, control character or character beyond the basic plane, and respects its maximum length', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 120 }), (text, limit) => {
      const cleaned = cleanField(text, limit);
      expect(cleaned.length).toBeLessThanOrEqual(limit);
      expect(cleaned).not.toMatch(/[|\p{Cc}\p{Cs}]|[\u{10000}-\u{10FFFF}]/u);
      expect(cleaned).toBe(cleaned.trim());
      expect(cleanField(cleaned, limit)).toBe(cleaned);
    }),
  );
});

test('every transaction id is unique, accepted by the provider, and has its own refund token', () => {
  const ids = Array.from({ length: 2000 }, newTxnid);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^T[a-z2-7]{24}$/);
  expect(new Set(ids.flatMap((id) => [refundToken(id, 1), refundToken(id, 2)])).size).toBe(2 * ids.length);
  for (const id of ids) expect(refundToken(id, 99).length).toBeLessThanOrEqual(23);
});

test('a missing address, or one the provider rejects, is replaced by the support address', () => {
  const fieldsFor = (email: string) => payerFields({ name: '', title: '', email, phone: '+919845012345' }, 'help@shop.example');
  expect(fieldsFor('')).toMatchObject({
    email: 'help@shop.example',
    firstname: 'Member',
    productinfo: 'Purchase',
  });
  expect(fieldsFor(`${'a'.repeat(60)}@long.example`).email).toBe('help@shop.example');
  expect(fieldsFor('asha@people.example').email).toBe('asha@people.example');
});

test.each([
  ['+919845012345', '9845012345'],
  ['+14155552671', '14155552671'],
])('the telephone number %s is sent as the digits %s', (phone, digits) => {
  expect(payerFields({ name: '', title: '', email: '', phone }, 'help@shop.example').phone).toBe(digits);
});

test('a verification is parsed regardless of its value types, and an unclear one counts as no response', () => {
  const found = {
    txnid: 'T1',
    status: 'success',
    unmappedstatus: 'captured',
    transaction_amount: 49,
    mihpayid: 4039,
    mode: null,
  };
  const parse = (details: unknown) => parseVerification({ status: 1, transaction_details: details }, 'T1');
  expect(parse({ T1: found })).toMatchObject({
    kind: 'found',
    transaction: { amountPaise: 4900, providerRef: '4039', mode: '' },
  });
  expect(parse({ T1: { ...found, transaction_amount: '49.00', amt: '39.00' } })).toMatchObject({
    transaction: { amountPaise: 4900 },
  });
  expect(parse({ T1: { ...found, transaction_amount: '49.001' } })).toMatchObject({ transaction: { amountPaise: null } });
  expect(parse({ T1: { mihpayid: 'Not Found', status: 'Not Found' } })).toEqual({ kind: 'not-found' });
  for (const malformed of [null, [], 'nothing', { T2: found }, { T1: null }, { T1: {} }])
    expect(parse(malformed)).toMatchObject({ kind: 'unreachable' });
  fc.assert(fc.property(fc.object(), (any) => ['found', 'not-found', 'unreachable'].includes(parseVerification(any, 'T1').kind)));
});

test('the sandbox is used without keys, the live hosts in production, the test host elsewhere', () => {
  const keys = { PAYU_KEY: 'k', PAYU_SALT: 's' };
  const sandbox = { ...loadConfig({}), sandboxOrigin: 'http://127.0.0.1:3001' };
  expect(getPaymentProvider(sandbox).paymentUrl).toBe('http://127.0.0.1:3001/_payment');
  expect(getPaymentProvider(loadConfig(keys)).commandUrl).toBe('https://test.payu.in/merchant/postservice?form=2');
  const elsewhere = loadConfig({ ...keys, APP_ORIGIN: 'https://pathlight.example' });
  for (const config of [elsewhere, { ...elsewhere, production: true, staging: true }])
    expect(getPaymentProvider(config).paymentUrl).toBe('https://test.payu.in/_payment');
  const live = getPaymentProvider({ ...elsewhere, production: true });
  expect([live.paymentUrl, live.commandUrl]).toEqual([
    'https://secure.payu.in/_payment',
    'https://info.payu.in/merchant/postservice?form=2',
  ]);
  expect(() => getPaymentProvider(loadConfig({ STAND_INS: 'off' }))).toThrow('not set up');
});
