import { formatPercent } from '#platform/language/format.ts';

const percent = (share: number) => formatPercent(share, { digits: 1 });

/** "12.5%"; a dash when there is no denominator. */
export const formatShare = (part: number, whole: number): string => (whole > 0 ? percent(part / whole) : '–');

type Rate = { value: number; low: number; high: number };

/** "12.5% (10.1%–15.3%)" */
export const formatRate = (rate: Rate | null): string =>
  rate ? `${percent(rate.value)} (${percent(rate.low)}–${percent(rate.high)})` : '–';
