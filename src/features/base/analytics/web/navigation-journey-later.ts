import { later } from '#platform/browser/later.tsx';

/** Nobody is counted before they agreed, and the page of who did wakes without a touch. */
export const NavigationJourney = later(async () => (await import('./navigation-journey.tsx')).NavigationJourney);
