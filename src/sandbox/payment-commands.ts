/** The sandbox's command API: verify, refund and refund status, with switchable faults. */
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from 'hono';
import type { HttpBindings } from '@hono/node-server';
import { commandHash } from './payment-hashes.ts';
import type { CommandMode, Ledger, Payment, Refund } from './payment-ledger.ts';
import { SANDBOX_MERCHANT_KEY } from '#platform/runtime/sandbox-contract.ts';

type Command = { command: string; var1: string; var2: string; var3: string; mode: CommandMode };
const DELAY_MS = 10_000;
const OUTCOMES: Partial<Record<CommandMode, Refund['status']>> = { 'refund-stays': 'queued', 'refund-fails': 'failure' };

/** Handles one posted command. */
export async function handleCommand(c: Context<{ Bindings: HttpBindings }>, ledger: Ledger): Promise<Response> {
  const form = new URLSearchParams(await c.req.text());
  const field = (name: string) => form.get(name) ?? '';
  const mode = ledger.nextCommand();
  const command = { command: field('command'), var1: field('var1'), var2: field('var2'), var3: field('var3'), mode };
  const fault = await simulateFault(c, command);
  if (fault) return fault;
  if (field('key') !== SANDBOX_MERCHANT_KEY || field('hash') !== commandHash(command.command, command.var1))
    return c.json({ status: 0, msg: 'Invalid Hash.' });
  const handlers: Record<string, (ledger: Ledger, command: Command) => unknown> = {
    verify_payment: verifyPayment,
    check_payment: checkPayment,
    cancel_refund_transaction: requestRefund,
    check_action_status: checkRefund,
  };
  const handler = handlers[command.command];
  const body = handler ? handler(ledger, command) : { status: 0, msg: 'Invalid Command' };
  if (mode === 'no-refund-answer' && command.command === 'cancel_refund_transaction') return closeConnection(c);
  return c.json(body as object);
}

async function simulateFault(c: Context<{ Bindings: HttpBindings }>, { var1, mode }: Command): Promise<Response | null> {
  if (mode === 'delay') await pause(DELAY_MS);
  if (mode === '500') return c.json({ error: 'Internal Server Error' }, 500);
  if (mode === 'html') return c.html('<html><body>We are down for maintenance</body></html>');
  if (mode === '429') return c.text('Requests limit reached', 429);
  if (mode === 'reset') return closeConnection(c);
  if (mode === 'not-found') return c.json(notFoundResponse(var1.split('|')));
  if (mode === 'endless') return c.body(endlessBody());
  if (mode === 'nulls') return c.json(nullResponse(var1.split('|')));
  return null;
}

function closeConnection(c: Context<{ Bindings: HttpBindings }>): Response {
  c.env.outgoing.socket?.destroy();
  return c.body(null, 500);
}

/** An endless stream of spaces. */
const endlessBody = () =>
  new ReadableStream<Uint8Array>({ pull: (stream) => stream.enqueue(new Uint8Array(64 * 1024).fill(32)) });

const notFoundResponse = (txnids: string[]) => ({
  status: 0,
  msg: `0 out of ${txnids.length} Transactions Fetched Successfully`,
  transaction_details: Object.fromEntries(txnids.map((txnid) => [txnid, { mihpayid: 'Not Found', status: 'Not Found' }])),
});

/** A well-formed but empty response. */
const nullResponse = (txnids: string[]) => ({
  status: null,
  msg: null,
  transaction_details: Object.fromEntries(
    txnids.map((txnid) => [txnid, { mihpayid: null, status: null, unmappedstatus: null, transaction_amount: null, txnid: null }]),
  ),
});

function verifyPayment(ledger: Ledger, { var1, mode }: Command) {
  const txnids = var1.split('|');
  const found = txnids.filter((txnid) => ledger.find(txnid));
  const details = txnids.map((txnid) => {
    const payment = ledger.find(txnid);
    return [
      txnid,
      payment ? transactionDetails(payment, mode === 'wrong-amount') : { mihpayid: 'Not Found', status: 'Not Found' },
    ];
  });
  return {
    status: found.length > 0 ? 1 : 0,
    msg: `${found.length} out of ${txnids.length} Transactions Fetched Successfully`,
    transaction_details: Object.fromEntries(details),
  };
}

function checkPayment(ledger: Ledger, { var1 }: Command) {
  const payment = ledger.findByReference(var1);
  return payment
    ? { status: 1, msg: 'Transaction Fetched Successfully', transaction_details: transactionDetails(payment, false) }
    : { status: 0, msg: 'Not Found' };
}

/** Types vary on purpose, as in the real API: numbers, strings and nulls. */
function transactionDetails(payment: Payment, wrongAmount: boolean) {
  const { request } = payment;
  const amount = wrongAmount ? '1.00' : payment.amount;
  return {
    mihpayid: payment.mihpayid,
    request_id: '',
    bank_ref_num: payment.bankRef || null,
    amt: amount,
    transaction_amount: amount,
    txnid: request['txnid'] ?? '',
    additional_charges: payment.additionalCharges,
    productinfo: request['productinfo'] ?? '',
    firstname: request['firstname'] ?? '',
    bankcode: payment.mode,
    udf1: request['udf1'] ?? null,
    udf2: null,
    udf3: null,
    udf4: null,
    udf5: null,
    field2: null,
    field9: payment.errorMessage,
    error_code: payment.error,
    addedon: payment.addedOn,
    payment_source: 'payu',
    card_type: null,
    error_Message: payment.errorMessage || 'NO ERROR',
    net_amount_debit: payment.status === 'success' ? Number(amount) + Number(payment.additionalCharges) : '0.00',
    disc: '0.00',
    mode: payment.mode,
    PG_TYPE: payment.mode ? `${payment.mode}-PG` : '',
    card_no: payment.mode === 'CC' ? '512345XXXXXX2346' : '',
    name_on_card: payment.mode === 'CC' ? 'Test Payer' : null,
    status: payment.status,
    unmappedstatus: payment.unmappedstatus,
    Merchant_UTR: null,
    Settled_At: '0000-00-00 00:00:00',
  };
}

function requestRefund(ledger: Ledger, { var1, var2, var3, mode }: Command) {
  if (mode === 'refund-refused') return { status: 0, msg: 'Refund FAILURE - Try again later', error_code: 105 };
  const payment = ledger.findByReference(var1);
  if (!payment || payment.status !== 'success') return { status: 0, msg: 'Refund FAILURE - Invalid payuid', error_code: 105 };
  if (!var2 || var2.length > 23) return { status: 0, msg: 'Token is empty or too long', error_code: 105 };
  if (payment.refunds.some((earlier) => earlier.token === var2))
    return { status: 0, msg: 'Refund FAILURE - Duplicate token', error_code: 105 };
  const refundedAmount = payment.refunds.reduce(
    (sum, earlier) => sum + (earlier.status === 'failure' ? 0 : Number(earlier.amount)),
    0,
  );
  if (Number(var3) + refundedAmount > Number(payment.amount))
    return { status: 0, msg: 'Refund FAILURE - Invalid amount', error_code: 105 };
  const request = {
    requestId: String(randomInt(100_000_000, 999_999_999)),
    token: var2,
    amount: var3,
    status: 'queued' as const,
  };
  ledger.change(payment.request['txnid'] ?? '', { refunds: [...payment.refunds, request] });
  return {
    status: 1,
    msg: 'Refund Request Queued',
    request_id: request.requestId,
    bank_ref_num: null,
    mihpayid: var1,
    error_code: 102,
  };
}

/** A refund completes at the second status request, unless it should stay queued or fail. */
function checkRefund(ledger: Ledger, { var1, var2, mode }: Command) {
  const payment =
    var2 === 'payuid'
      ? ledger.findByReference(var1)
      : ledger.all().find((candidate) => candidate.refunds.some(({ requestId }) => requestId === var1));
  if (!payment || payment.refunds.length === 0)
    return {
      status: 0,
      msg: '0 out of 1 Transactions Fetched Successfully',
      transaction_details: { [var1]: 'No action status found' },
    };
  const details = payment.refunds.map((refund) => [
    refund.requestId,
    {
      mihpayid: payment.mihpayid,
      bank_ref_num: payment.bankRef,
      request_id: refund.requestId,
      amt: refund.amount,
      mode: payment.mode,
      action: 'refund',
      token: refund.token,
      status: refund.status,
    },
  ]);
  const outcome = OUTCOMES[mode] ?? 'success';
  ledger.change(payment.request['txnid'] ?? '', {
    refunds: payment.refunds.map((refund) => (refund.status === 'queued' ? { ...refund, status: outcome } : refund)),
  });
  return {
    status: 1,
    msg: '1 out of 1 Transactions Fetched Successfully',
    transaction_details: { [var1]: Object.fromEntries(details) },
  };
}
