/** The web interface of analytics for other features. */
export { AnalyticsSettings } from './mine/analytics-settings.tsx';
export { ConsentBar } from './consent-bar.tsx';
export { chooseConsent, useConsent } from './consent.ts';
export { NavigationEvents } from './navigation-events.tsx';
export { recordEvent } from './record-event.ts';
export { saveFeedSource, type FeedSource } from './feed-source.ts';
