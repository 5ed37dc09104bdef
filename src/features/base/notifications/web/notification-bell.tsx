import { later } from '#platform/browser/later.tsx';

/** The bell with its count, for members only: a visitor's page does without its code. */
export const NotificationBell = later(async () => (await import('./bell.tsx')).Bell, 'shown');
