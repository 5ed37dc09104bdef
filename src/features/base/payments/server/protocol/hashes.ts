/** The three hashes of PayU's classic protocol: request, response and command. Source: docs.payu.in, "Generate Hash". */
import { createHash, timingSafeEqual } from 'node:crypto';

export type Merchant = { key: string; salt: string };
export type HashedFields = { txnid: string; amount: string; productinfo: string; firstname: string; email: string };
export type UserFields = { udf1?: string; udf2?: string; udf3?: string; udf4?: string; udf5?: string };
export type HashedResponse = UserFields & { status: string; hash: string; additional_charges?: string; splitInfo?: string };

const sha512 = (parts: readonly string[]) => createHash('sha512').update(parts.join('|')).digest('hex');
/** udf6 to udf10 are reserved and always empty. */
const RESERVED = ['', '', '', '', ''];

/** `sha512(key|txnid|amount|productinfo|firstname|email|udf1..udf5||||||salt)` in lower-case hex. */
export function requestHash({ key, salt }: Merchant, fields: HashedFields & UserFields): string {
  const { txnid, amount, productinfo, firstname, email, udf1 = '', udf2 = '', udf3 = '', udf4 = '', udf5 = '' } = fields;
  return sha512([key, txnid, amount, productinfo, firstname, email, udf1, udf2, udf3, udf4, udf5, ...RESERVED, salt]);
}

/** The expected hash of a response: the request's fields reversed, with the status, and a fee or split prepended if present. */
export function responseHash({ key, salt }: Merchant, sent: HashedFields, response: Omit<HashedResponse, 'hash'>): string {
  const { udf1 = '', udf2 = '', udf3 = '', udf4 = '', udf5 = '' } = response;
  return sha512([
    ...(response.additional_charges === undefined ? [] : [response.additional_charges]),
    salt,
    response.status,
    ...(response.splitInfo === undefined ? [] : [response.splitInfo]),
    ...RESERVED,
    udf5,
    udf4,
    udf3,
    udf2,
    udf1,
    sent.email,
    sent.firstname,
    sent.productinfo,
    sent.amount,
    sent.txnid,
    key,
  ]);
}

/** `sha512(key|command|var1|salt)`. */
export const commandHash = ({ key, salt }: Merchant, command: string, var1: string): string => sha512([key, command, var1, salt]);

/**
 * Whether a response was signed with the salt for this purchase. Recomputed from *stored* values: the salt precedes the
 * fields of a plain SHA-512, so trusting a posted last field would allow length extension.
 */
export function isGenuine(merchant: Merchant, sent: HashedFields, posted: Readonly<Record<string, string>>): boolean {
  const response = parseHashedResponse(posted);
  if (!response || posted['key'] !== merchant.key || posted['txnid'] !== sent.txnid || posted['amount'] !== sent.amount)
    return false;
  if (!/^[\da-f]{128}$/i.test(response.hash)) return false;
  return timingSafeEqual(Buffer.from(responseHash(merchant, sent, response), 'hex'), Buffer.from(response.hash, 'hex'));
}

/** Null without status or hash, and when the fee, which has two names, is sent with two different values. */
function parseHashedResponse(posted: Readonly<Record<string, string>>): HashedResponse | null {
  const { status, hash, additional_charges, additionalCharges, splitInfo } = posted;
  if (!status || !hash) return null;
  if (additional_charges !== undefined && additionalCharges !== undefined && additional_charges !== additionalCharges)
    return null;
  const fee = additional_charges ?? additionalCharges;
  const { udf1 = '', udf2 = '', udf3 = '', udf4 = '', udf5 = '' } = posted;
  return {
    status,
    hash,
    udf1,
    udf2,
    udf3,
    udf4,
    udf5,
    ...(fee ? { additional_charges: fee } : {}),
    ...(splitInfo ? { splitInfo } : {}),
  };
}
