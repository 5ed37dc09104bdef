/** The fields that the provider posts to the shop, by browser and by webhook. */
import { responseHash } from './payment-hashes.ts';
import type { Payment } from './payment-ledger.ts';

const EMPTY_FIELDS = [
  'address1',
  'address2',
  'city',
  'state',
  'country',
  'zipcode',
  'udf6',
  'udf7',
  'udf8',
  'udf9',
  'udf10',
  'cardToken',
];
const UDF = ['udf1', 'udf2', 'udf3', 'udf4', 'udf5'];

/** All fields of a real response, signed. `tampered` claims success with the signature of the actual result. */
export function responseFields(payment: Payment, options: { tampered?: boolean } = {}): Record<string, string> {
  const { request } = payment;
  const isPaid = payment.status === 'success';
  const isCard = payment.mode === 'CC' || payment.mode === 'DC';
  const fields: Record<string, string> = {
    ...Object.fromEntries(EMPTY_FIELDS.map((name) => [name, ''])),
    ...Object.fromEntries(UDF.map((name) => [name, request[name] ?? ''])),
    mihpayid: payment.mihpayid,
    mode: payment.mode,
    status: payment.status,
    unmappedstatus: payment.unmappedstatus,
    key: request['key'] ?? '',
    txnid: request['txnid'] ?? '',
    amount: payment.amount,
    discount: '0.00',
    net_amount_debit: isPaid ? (Number(payment.amount) + Number(payment.additionalCharges)).toFixed(2) : '0.00',
    addedon: payment.addedOn,
    productinfo: request['productinfo'] ?? '',
    firstname: request['firstname'] ?? '',
    lastname: request['lastname'] ?? '',
    email: request['email'] ?? '',
    phone: request['phone'] ?? '',
    ...Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`field${index + 1}`, ''])),
    field9: isPaid ? 'Transaction is Successful' : payment.errorMessage,
    payment_source: 'payu',
    PG_TYPE: payment.mode ? `${payment.mode}-PG` : '',
    bank_ref_num: payment.bankRef,
    bankcode: payment.mode,
    error: payment.error,
    error_Message: payment.errorMessage,
    ...(isCard
      ? { cardCategory: 'domestic', name_on_card: 'Test Payer', cardnum: 'XXXXXXXXXXXX2346', cardhash: 'no longer supported' }
      : {}),
    ...(Number(payment.additionalCharges) > 0 ? { additionalCharges: payment.additionalCharges } : {}),
  };
  fields['hash'] = responseHash(fields);
  return options.tampered ? { ...fields, status: 'success', unmappedstatus: 'captured' } : fields;
}

/** The webhook body: the browser's fields plus server-only ones, under the webhook's names. */
export function webhookFields(payment: Payment): Record<string, string> {
  const { cardnum, name_on_card: _name, cardhash: _hash, ...fields } = responseFields(payment);
  const { request } = payment;
  return {
    ...fields,
    ...(cardnum ? { card_no: cardnum, card_token: '' } : {}),
    field0: '',
    offer_key: '',
    offer_availed: '',
    bank_ref_no: payment.bankRef,
    surl: request['surl'] ?? '',
    furl: request['furl'] ?? '',
    curl: request['curl'] ?? '',
  };
}
