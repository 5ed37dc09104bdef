export { evaluateLinks } from './evaluate-links.ts';
export { evaluatePairs, type Separation } from './evaluate-pairs.ts';
export { evaluateSpans } from './evaluate-spans.ts';
export type { Scores } from './metrics.ts';
export { GoldError, readGoldLinks, readGoldPairs, readGoldSpans } from './read-gold.ts';
