const percent = new Intl.NumberFormat('en-IN', { style: 'percent', maximumFractionDigits: 1 });

/** "12.5%"; a dash where there is nothing to be a share of. */
export const shareWords = (part: number, whole: number): string => (whole > 0 ? percent.format(part / whole) : '–');

type Rate = { value: number; low: number; high: number };

/** "12.5% (10.1%–15.3%)" */
export const rateWords = (rate: Rate | null): string =>
  rate ? `${percent.format(rate.value)} (${percent.format(rate.low)}–${percent.format(rate.high)})` : '–';
