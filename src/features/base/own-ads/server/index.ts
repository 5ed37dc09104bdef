/** The server interface of own ads for other features. */
export { ensureOwner, findOwner, VISITOR_COOKIE, type AdOwner } from './owner.ts';
export { addOwnAd, changeOwnAd, findOwnAd, getOwnAd, listOwnAds, removeOwnAd, scoredText, type OwnAd } from './own-ads.ts';
export type { Adjustment } from './tables.ts';
export { ownAdRows } from './relations.ts';
export { claimVisitor, findVisitorResume, keepVisitorResume, removeExpiredVisitors, VISITOR_AREA } from './visitors.ts';
