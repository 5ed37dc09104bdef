/** The server interface of job postings for other features. */
export { descriptionLines, plainText } from './html-to-lines.ts';
export { isObject, toList, toText } from './json-value.ts';
export { isAshby, parseAshby } from './parse-ashby.ts';
export { isGreenhouse, parseGreenhouse } from './parse-greenhouse.ts';
export { findPagePostings, findPostings, isJobPosting, parseJobPosting } from './parse-job-posting.ts';
export { findWarnings } from './find-warnings.ts';
export { isLever, parseLever } from './parse-lever.ts';
export { parsePlace, type Place } from './parse-place.ts';
export { parseStatedPay } from './parse-stated-pay.ts';
export * from './parse-terms.ts';
export type * from './posting.ts';
export type { BrokenRow, ParsedRow, RawJob, RawPlace } from './raw-job.ts';
export { readAdAddress } from './read-ad-address.ts';
export { readAdFile } from './read-ad-file.ts';
export { readAdPage } from './read-ad-page.ts';
export { readAdText } from './read-ad-text.ts';
export { splitSentences } from './split-sentences.ts';
