/** What other features' pages may use from journeys. */
export { CountedVisits } from './mine/counted-visits.tsx';
export { ConsentBar } from './consent-bar.tsx';
export { chooseConsent, useConsent } from './consent.ts';
export { NavigationJourney } from './navigation-journey.tsx';
export { recordJourney } from './record-journey.ts';
export { rememberFeed, type FeedHow } from './remember-feed.ts';
