import fc from 'fast-check';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { loadConfig } from '#app/wiring/settings.ts';
import { renderReceipt, renderRefund } from './render-receipt.ts';
import { financialYear } from './invoice-number.ts';
import { buildReceipt } from './build-receipt.ts';
import { buildRefund } from './build-refund.ts';
import { splitTax } from './split-tax.ts';

const paise = fc.integer({ min: 1, max: 100_000_000 });
const rate = fc.constantFrom(0, 5, 12, 18, 28);

test('the parts of a price always add up to the price, to the paisa', () => {
  fc.assert(
    fc.property(paise, rate, fc.boolean(), (gross, percent, sameState) => {
      const { taxable, cgst, sgst, igst } = splitTax(gross, percent, sameState);
      expect(taxable + cgst + sgst + igst).toBe(gross);
      expect(cgst).toBe(sgst);
      expect(sameState ? igst : cgst).toBe(0);
      expect(Math.min(taxable, cgst, igst)).toBeGreaterThanOrEqual(0);
      expect(Math.abs(cgst + sgst + igst - (gross * percent) / (100 + percent))).toBeLessThanOrEqual(1);
    }),
  );
});

test('₹49 at 18 % is 41.52 + 3.74 + 3.74 within a state and 41.53 + 7.47 across states', () => {
  expect(splitTax(4900, 18, true)).toEqual({ taxable: 4152, cgst: 374, sgst: 374, igst: 0 });
  expect(splitTax(4900, 18, false)).toEqual({ taxable: 4153, cgst: 0, sgst: 0, igst: 747 });
});

test.each([
  ['2026-11-21T09:00:00Z', '2627'],
  ['2027-03-31T18:29:59Z', '2627'],
  ['2027-03-31T18:30:00Z', '2728'],
  ['2099-12-31T00:00:00Z', '9900'],
])('%s falls into the financial year %s, in Indian time', (moment, year) => {
  expect(financialYear(new Date(moment))).toBe(year);
});

const paid = (stateCode: string | null, name = 'Asha Menon') => ({
  number: 'INV/2627/000001',
  paidAt: new Date('2026-11-21T09:00:00Z'),
  title: 'A Book',
  amountPaise: 4900,
  recipient: { name, email: 'asha@people.example', stateCode },
  payment: { txnid: 'Tabc', mode: 'UPI', reference: '403993' },
});
const extractWords = async (file: Uint8Array) =>
  (await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true })).text;

test('with a GSTIN the receipt is a tax invoice with both numbers, place of supply and the split, in rupees', async () => {
  const config = loadConfig({ APP_ENV: 'test', GSTIN: '29ABCDE1234F1Z5' });
  const home = await extractWords(await renderReceipt(buildReceipt(config, paid('29'))));
  for (const expected of [
    'Tax invoice',
    'INV/2627/000001',
    '29ABCDE1234F1Z5',
    'Karnataka (29)',
    'SAC 998439',
    '₹41.52',
    'CGST 9%',
    'SGST 9%',
    '₹3.74',
    '₹49.00',
  ])
    expect(home).toContain(expected);
  expect(home).not.toContain('IGST');
  const away = await extractWords(await renderReceipt(buildReceipt(config, paid('27'))));
  for (const expected of ['Maharashtra (27)', 'IGST 18%', '₹7.47', '₹41.53']) expect(away).toContain(expected);
  expect(away).not.toContain('CGST');
});

test('without a GSTIN it is a payment receipt that splits no tax', async () => {
  const text = await extractWords(await renderReceipt(buildReceipt(loadConfig({ APP_ENV: 'test' }), paid(null))));
  expect(text).toContain('Payment receipt');
  expect(text).toContain('₹49.00');
  for (const word of ['GST', 'Taxable', 'SAC']) expect(text).not.toContain(word);
});

const refunded = (receipt: ReturnType<typeof buildReceipt> | null) => ({
  ...paid('27'),
  number: 'CRN/2627/000001',
  refundedAt: new Date('2026-12-01T09:00:00Z'),
  receipt,
  token: 'Rabc1',
});

test('a credit note names the invoice it reverses, with the same tax split, even after the settings changed', async () => {
  const oldConfig = loadConfig({ APP_ENV: 'test', GSTIN: '29ABCDE1234F1Z5' });
  const newConfig = loadConfig({ APP_ENV: 'test', GSTIN: '27ABCDE1234F1Z5', GST_RATE_PERCENT: '28' });
  const text = await extractWords(await renderRefund(buildRefund(newConfig, refunded(buildReceipt(oldConfig, paid('27'))))));
  for (const expected of [
    'Credit note',
    'CRN/2627/000001',
    'INV/2627/000001',
    '29ABCDE1234F1Z5',
    'IGST 18%',
    '₹7.47',
    '₹49.00',
    'Rabc1',
  ])
    expect(text).toContain(expected);
});

test('the refund of a payment without a receipt is documented by a refund receipt', async () => {
  const text = await extractWords(await renderRefund(buildRefund(loadConfig({ APP_ENV: 'test' }), refunded(null))));
  for (const expected of ['Refund receipt', '₹49.00', 'paid for already']) expect(text).toContain(expected);
  for (const word of ['GST', 'Taxable', 'Refund of']) expect(text).not.toContain(word);
});

test('without a recorded state, the place of supply is the supplier’s own', async () => {
  const text = await extractWords(
    await renderReceipt(buildReceipt(loadConfig({ APP_ENV: 'test', GSTIN: '29ABCDE1234F1Z5' }), paid(null))),
  );
  for (const expected of ['Karnataka (29)', 'CGST 9%']) expect(text).toContain(expected);
});

test('a name with letters missing from the font is printed without diacritics, or replaced by the e-mail address', async () => {
  const config = loadConfig({ APP_ENV: 'test' });
  expect(await extractWords(await renderReceipt(buildReceipt(config, paid(null, 'Ḍālī Ṣen'))))).toContain('Dālī Sen');
  expect(await extractWords(await renderReceipt(buildReceipt(config, paid(null, 'आशा'))))).toContain('asha@people.example');
});

test('equal data renders equal text', async () => {
  const receipt = buildReceipt(loadConfig({ APP_ENV: 'test' }), paid(null));
  const [first, second] = [await extractWords(await renderReceipt(receipt)), await extractWords(await renderReceipt(receipt))];
  expect(first).toBe(second);
});
