import { randomBytes } from 'node:crypto';

/** The fields of a payment request. The same strings are stored, hashed and posted. */
export type SentFields = {
  txnid: string;
  amount: string;
  productinfo: string;
  firstname: string;
  lastname: string;
  email: string;
  phone: string;
};

const LIMITS = { productinfo: 100, firstname: 60, lastname: 60, email: 50 } as const;
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';

/**
 * A field as the provider accepts it: no pipe (it separates the hashed fields, so `A|B` and `A`,`B` would hash alike),
 * no control characters, only the basic multilingual plane, single spaces, trimmed, at most `limit` UTF-16 units.
 */
export function cleanField(text: string, limit: number): string {
  return text
    .normalize('NFC')
    .replaceAll(/[|\p{Cc}\p{Cf}\u2028\u2029]/gu, ' ')
    .replaceAll(/[\u{10000}-\u{10FFFF}\p{Cs}]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, limit)
    .trim();
}

/**
 * A member's name, product, e-mail address and telephone number in the provider's format, which has digits alone: ten for an
 * Indian number, others with their country code. An address it cannot accept is replaced by `fallbackEmail`.
 */
export function payerFields(
  payer: { name: string; email: string; phone: string; title: string },
  fallbackEmail: string,
): Omit<SentFields, 'txnid' | 'amount'> {
  const [first = '', ...rest] = cleanField(payer.name, 200).split(' ');
  const email = cleanField(payer.email, 200).replaceAll(' ', '');
  return {
    productinfo: cleanField(payer.title, LIMITS.productinfo) || 'Purchase',
    firstname: cleanField(first, LIMITS.firstname) || 'Member',
    lastname: cleanField(rest.join(' '), LIMITS.lastname),
    email: email && email.length <= LIMITS.email ? email : fallbackEmail,
    phone: payer.phone.replace(/^\+(91(?=\d{10}$))?/, ''),
  };
}

/** A transaction id: `T` and 24 base32 letters, 120 random bits in the 25 characters allowed. */
export function newTxnid(): string {
  let bits = 0n;
  for (const byte of randomBytes(15)) bits = (bits << 8n) | BigInt(byte);
  let text = '';
  for (let index = 0; index < 24; index += 1) {
    text = ALPHABET[Number(bits & 31n)] + text;
    bits >>= 5n;
  }
  return `T${text}`;
}

/** The refund token, within the 23 characters allowed: `R`, 20 letters of the transaction id, and the attempt number. */
export const refundToken = (txnid: string, attempt: number): string => `R${txnid.slice(1, 21)}${attempt}`;
