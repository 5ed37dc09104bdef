import { later } from '#platform/browser/later.tsx';

/** What is chosen to be compared; nobody chooses or looks at it before they touched the page. */
export const CompareTray = later(async () => (await import('./compare-tray.tsx')).CompareTray);
