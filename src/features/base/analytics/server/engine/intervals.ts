/** Rates with the intervals they lie in, so that a report says only what its numbers bear. */

/** The standard normal quantile of a two-sided 95 %. */
const Z = 1.959_963_984_540_054;

export type Rate = { value: number; low: number; high: number };

/**
 * The share of successes with Wilson's score interval at 95 % (Wilson, 1927): stays within 0 and 1 and is honest for few.
 * @param successes at most `trials`; both whole. @returns null without a trial.
 */
export function wilsonInterval(successes: number, trials: number): Rate | null {
  if (trials <= 0) return null;
  const value = Math.min(1, successes / trials);
  const z2 = Z ** 2;
  const middle = (value + z2 / (2 * trials)) / (1 + z2 / trials);
  const half = (Z / (1 + z2 / trials)) * Math.sqrt((value * (1 - value)) / trials + z2 / (4 * trials ** 2));
  return { value, low: Math.max(0, Math.min(value, middle - half)), high: Math.min(1, Math.max(value, middle + half)) };
}

/**
 * How far apart two rates are, `b` less `a`, with Newcombe's interval from their Wilson intervals (Newcombe 1998, method
 * 10). They are told apart when 0 lies outside of it.
 */
export function rateDifference(a: Rate, b: Rate): Rate & { toldApart: boolean } {
  const value = b.value - a.value;
  const low = value - Math.hypot(b.value - b.low, a.high - a.value);
  const high = value + Math.hypot(b.high - b.value, a.value - a.low);
  return { value, low, high, toldApart: low > 0 || high < 0 };
}
