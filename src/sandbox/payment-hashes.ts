/** The provider's hashes, implemented independently of the server's, so that each checks the other. */
import { createHash } from 'node:crypto';
import { SANDBOX_MERCHANT_KEY as KEY, SANDBOX_MERCHANT_SALT as SALT } from '#platform/runtime/sandbox-contract.ts';

type Fields = Readonly<Record<string, string>>;
const sha512 = (text: string) => createHash('sha512').update(text).digest('hex');
const field = (fields: Fields, name: string) => fields[name] ?? '';

export function expectedRequestHash(form: Fields): string {
  const names = ['txnid', 'amount', 'productinfo', 'firstname', 'email', 'udf1', 'udf2', 'udf3', 'udf4', 'udf5'];
  return sha512(`${KEY}|${names.map((name) => field(form, name)).join('|')}||||||${SALT}`);
}

export function responseHash(response: Fields): string {
  const names = ['udf5', 'udf4', 'udf3', 'udf2', 'udf1', 'email', 'firstname', 'productinfo', 'amount', 'txnid'];
  const text = `${SALT}|${field(response, 'status')}||||||${names.map((name) => field(response, name)).join('|')}|${KEY}`;
  const fee = response['additionalCharges'] ?? response['additional_charges'];
  return sha512(fee ? `${fee}|${text}` : text);
}

export const commandHash = (command: string, var1: string): string => sha512(`${KEY}|${command}|${var1}|${SALT}`);
