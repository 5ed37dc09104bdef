/** What a verification by the provider means for a purchase. */
import { expect, test } from 'vitest';
import { assessPayment } from './assess-payment.ts';

const createdAt = new Date('2026-11-21T09:00:00Z');
const sent = { txnid: 'T1', productinfo: 'A Book' } as Parameters<typeof assessPayment>[0]['sent'];
const facts = { sent, amountPaise: 4900, createdAt, now: createdAt, claimedSuccess: true };
const transaction = {
  txnid: 'T1',
  status: 'success',
  unmappedStatus: 'captured',
  amountPaise: 4900,
  providerRef: '4039',
  productinfo: 'A Book',
} as Extract<Parameters<typeof assessPayment>[1], { kind: 'found' }>['transaction'];
const assess = (change: Partial<typeof transaction>) =>
  assessPayment(facts, { kind: 'found', transaction: { ...transaction, ...change } });

test('a captured success of the same transaction, amount and product is paid', () => {
  expect(assess({})).toEqual({ nextStatus: 'success' });
});

test.each([
  ['another transaction id', { txnid: 'T2' }],
  ['another amount', { amountPaise: 4800 }],
  ['no payment reference', { providerRef: '' }],
  ['another product', { productinfo: 'A Poster' }],
])('a success with %s is held for a person', (heldBecause, change) => {
  expect(assess(change)).toEqual({ nextStatus: 'pending', heldBecause });
});

test.each(['cancel', 'on hold', 'SUCCESS ', ''])('a status that nobody knows, "%s", is no decision', (status) => {
  expect(assess({ status })).toEqual({ nextStatus: 'pending' });
});
