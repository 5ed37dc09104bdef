/**
 * The text of API tokens: a prefix that scanners of published code can search for, 256 random bits, and a checksum by which a
 * scanner, and this server, knows a mistyped or invented one without asking the database.
 */
import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

const PREFIX = 'pathlight_';
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Digits of base 62 that hold 256 bits, and 32. */
const SECRET_DIGITS = 43;
const CHECKSUM_DIGITS = 6;
const FORM = new RegExp(`^${PREFIX}[0-9A-Za-z]{${SECRET_DIGITS + CHECKSUM_DIGITS}}$`);

export function newToken(): string {
  const secret = toBase62(BigInt(`0x${randomBytes(32).toString('hex')}`), SECRET_DIGITS);
  return PREFIX + secret + checksum(secret);
}

/** Whether a text has the form and the checksum of a token. */
export const isToken = (text: string): boolean =>
  FORM.test(text) && checksum(text.slice(PREFIX.length, -CHECKSUM_DIGITS)) === text.slice(-CHECKSUM_DIGITS);

const checksum = (secret: string) => toBase62(BigInt(crc32(secret)), CHECKSUM_DIGITS);

function toBase62(value: bigint, length: number): string {
  let text = '';
  for (let rest = value; rest > 0n; rest /= 62n) text = DIGITS.charAt(Number(rest % 62n)) + text;
  return text.padStart(length, '0');
}
