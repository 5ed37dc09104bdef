/** Confidence intervals of rates and of their differences. */

/** The standard normal quantile for a two-sided 95 % interval. */
const Z = 1.959_963_984_540_054;

export type Rate = { value: number; low: number; high: number };

/**
 * The rate of successes with Wilson's 95 % score interval (Wilson, 1927), which stays within 0 to 1 and is valid for small
 * samples. @param successes at most `trials`; both integers. @returns null without a trial.
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
 * The difference `b - a` of two rates with Newcombe's interval from their Wilson intervals (Newcombe 1998, method 10).
 * `isSignificant` is true when the interval excludes 0.
 */
export function rateDifference(a: Rate, b: Rate): Rate & { isSignificant: boolean } {
  const value = b.value - a.value;
  const low = value - Math.hypot(b.value - b.low, a.high - a.value);
  const high = value + Math.hypot(b.high - b.value, a.value - a.low);
  return { value, low, high, isSignificant: low > 0 || high < 0 };
}
