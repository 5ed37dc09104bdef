import type { CallOutput } from '#platform/browser/api.ts';
import { query } from '#platform/browser/queries.ts';

const ANNOUNCEMENTS = 'GET /api/announcements';

export type Announcement = CallOutput<typeof ANNOUNCEMENTS>['data'][number];

/** What this reader is told now, on whatever page. */
export const announcementsQuery = () => query(ANNOUNCEMENTS);
