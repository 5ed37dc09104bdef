import {
  ANNOUNCEMENT,
  announcementFacts,
  getAnnouncement,
  wordsFor,
  type StoredAnnouncement,
} from '#features/base/announcements/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { findHistory, presentPublication } from './present-publication.ts';

export const presentAnnouncementItem = (ctx: Context, row: StoredAnnouncement) => ({
  id: row.id,
  type: 'staff_announcement' as const,
  attributes: { ...announcementFacts(row), ...presentPublication(ctx, row) },
});

/** One announcement with its history; 404 for an unknown one. */
export async function presentAnnouncement(ctx: Context, id: string) {
  const row = await getAnnouncement(ctx, id);
  const item = presentAnnouncementItem(ctx, row);
  const readers = { en: wordsFor(row, 'en'), hi: wordsFor(row, 'hi') };
  const history = await findHistory(ctx, ANNOUNCEMENT, id);
  return { data: { ...item, attributes: { ...item.attributes, readers, history } } };
}
