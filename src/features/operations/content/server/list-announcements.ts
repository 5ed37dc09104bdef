import { requireScope } from '#features/base/accounts/server/index.ts';
import { countAnnouncements, listStaffAnnouncements } from '#features/base/announcements/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentAnnouncementItem } from './present-announcements.ts';

const PAGE_SIZE = 40;

/** Announcements with drafts and what has ended, the latest first. */
export const listAnnouncements: UseCase<'GET /api/staff/announcements'> = async (ctx, { query }) => {
  requireScope(ctx, 'editor');
  const [{ shown, next }, total] = await Promise.all([
    listStaffAnnouncements(ctx, query, PAGE_SIZE),
    countAnnouncements(ctx, query),
  ]);
  return { data: shown.map((row) => presentAnnouncementItem(ctx, row)), meta: { next_cursor: next, total } };
};
