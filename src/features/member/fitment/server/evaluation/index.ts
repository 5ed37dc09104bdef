export { evaluateLinks } from './evaluate-links.ts';
export { evaluatePairs, type Separation } from './evaluate-pairs.ts';
export { evaluateResumes, folderExists } from './evaluate-resumes.ts';
export { evaluateSpans, trimPunctuation } from './evaluate-spans.ts';
export type { Scores } from './metrics.ts';
export { GoldError, parseGoldLinks, parseGoldPairs, parseGoldSpans, type GoldSpans } from './parse-gold.ts';
export { parseGoldResumes } from './parse-gold-resumes.ts';
