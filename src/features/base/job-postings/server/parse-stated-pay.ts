import { parsePay, parsePeriod, plausiblePay, type Pay } from './parse-terms.ts';
import type { RawJob } from './raw-job.ts';

/** The pay that the fields of a job state; null when they state none. */
export function parseStatedPay(raw: RawJob): Pay | null {
  const stated = parsePay([raw.salary, raw.period, raw.currency].filter(Boolean).join(' '));
  const amount = (text: string | undefined) => {
    const figure = Number(text?.replaceAll(/[,\s₹$€£]/g, '') || Number.NaN);
    return Number.isFinite(figure) ? figure : null;
  };
  const [min, max] = [amount(raw.salaryMin), amount(raw.salaryMax)];
  if (min === null && max === null) return raw.salary ? stated : null;
  const currency = /^[A-Za-z]{3}$/.test(raw.currency?.trim() ?? '') ? (raw.currency ?? '').trim().toUpperCase() : 'INR';
  return plausiblePay({ min, max, currency, period: parsePeriod(raw.period ?? '') ?? 'year' });
}
