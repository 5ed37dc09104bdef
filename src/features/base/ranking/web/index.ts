/** The web interface of ranking for other features. */
export { FEED_OPTIONS } from './feed-options.ts';
export { FeedShelf } from './feed-shelf.tsx';
export { reasonSentence } from './reason-sentence.ts';
export { RecommendedMenu } from './recommended-menu.tsx';
export { markSeen } from './mark-seen.ts';
export { useRecommendation, type Recommendation } from './use-recommendation.tsx';
export { useRecommended } from './use-recommended.ts';
