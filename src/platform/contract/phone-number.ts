/** Telephone numbers as payers write them. Pure, and the same in the dialog and on the server. */

const WRITTEN = /^\+?[\d\s().-]+$/;
const INDIAN = /^[1-9]\d{9}$/;
/** With its country code, as E.164 allows. */
const INTERNATIONAL = /^[1-9]\d{6,14}$/;

/**
 * A telephone number with its country code (`+919845012345`), or null for what is none. A number without a country code is
 * Indian: ten digits, also after 0 or 91. Others begin with + or 00.
 */
export function parsePhone(text: string): string | null {
  const written = text.trim();
  if (!WRITTEN.test(written)) return null;
  const digits = written.replaceAll(/\D/g, '');
  const full = written.startsWith('+') ? digits : digits.startsWith('00') ? digits.slice(2) : null;
  if (full !== null && !full.startsWith('91')) return INTERNATIONAL.test(full) ? `+${full}` : null;
  const local = full?.slice(2) ?? (digits.length === 12 && digits.startsWith('91') ? digits.slice(2) : digits);
  const national = local.length === 11 && local.startsWith('0') ? local.slice(1) : local;
  return INDIAN.test(national) ? `+91${national}` : null;
}
