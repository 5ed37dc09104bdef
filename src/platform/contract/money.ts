/** Money is integer paise internally and rupees with two decimals at the edges. */

/** `4900` -> `"49.00"`, the form the payment provider hashes. Throws on anything but a whole, non-negative number of paise. */
export function toRupees(paise: number): string {
  if (!Number.isSafeInteger(paise) || paise < 0) throw new RangeError(`not an amount in paise: ${paise}`);
  return `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`;
}

/** Parses `"49"`, `"49.5"` or `49.5` to `4900`, `4950`; null unless it is an amount with at most two decimals. */
export function parseRupees(rupees: string | number): number | null {
  const match = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(String(rupees).trim());
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : null;
}

const FORMAT = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** `12345600` -> `"₹1,23,456.00"`: for documents, mail and reports, always with paise. */
export const formatExactRupees = (paise: number): string => FORMAT.format(paise / 100);
