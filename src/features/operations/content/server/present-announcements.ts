import { ANNOUNCEMENT, announcementFacts, getAnnouncement, wordsFor, type StoredAnnouncement } from '#features/base/announcements/server/index.ts';
import { findAuditEntries } from '#features/operations/staff/server/index.ts';
import { publicationAt } from '#platform/db/publication.ts';
import type { Context } from '#platform/http/context.ts';

const MAX_ENTRIES = 20;

const announcementFields = (now: Date, row: StoredAnnouncement) => ({
  ...announcementFacts(row),
  state: publicationAt(now, row),
  version: row.version,
  changed_at: row.changed_at.toISOString(),
});

export const presentAnnouncementItem = (ctx: Context, row: StoredAnnouncement) => ({
  id: row.id,
  type: 'staff_announcement' as const,
  attributes: announcementFields(ctx.clock.now(), row),
});

/** One announcement with its history; 404 for an unknown one. */
export async function presentAnnouncement(ctx: Context, id: string) {
  const row = await getAnnouncement(ctx, id);
  const item = presentAnnouncementItem(ctx, row);
  const readers = { en: wordsFor(row, 'en'), hi: wordsFor(row, 'hi') };
  const history = await findAuditEntries(ctx, { type: ANNOUNCEMENT, id }, MAX_ENTRIES);
  return { data: { ...item, attributes: { ...item.attributes, readers, history } } };
}
