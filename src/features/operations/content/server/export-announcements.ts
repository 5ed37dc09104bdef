import { listStaffAnnouncements } from '#features/base/announcements/server/index.ts';
import { exportRows, MAX_ROWS } from '#features/operations/staff/server/index.ts';
import { publicationAt } from '#platform/db/publication.ts';
import type { UseCase } from '#platform/http/http.ts';

/** The announcements of a list as CSV. */
export const exportAnnouncements: UseCase<'GET /api/staff/announcements/export'> = (ctx, { query }) =>
  exportRows(ctx, {
    scope: 'editor',
    name: 'announcements',
    object: { type: 'announcements' },
    filter: query,
    load: async () => (await listStaffAnnouncements(ctx, query, MAX_ROWS)).shown,
    columns: {
      id: ({ id }) => id,
      state: (row) => publicationAt(ctx.clock.now(), row),
      audience: ({ audience }) => audience,
      part: ({ part }) => part,
      text_en: ({ text_en }) => text_en,
      text_hi: ({ text_hi }) => text_hi,
      link: ({ link }) => link,
      dismissible: ({ dismissible }) => (dismissible ? 'yes' : 'no'),
      starts: ({ starts_at }) => starts_at?.toISOString() ?? '',
      ends: ({ ends_at }) => ends_at?.toISOString() ?? '',
      changed: ({ changed_at }) => changed_at.toISOString(),
    },
  });
