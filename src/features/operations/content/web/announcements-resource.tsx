import { ExportButton, type Resource, type ResourceSearch } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatDateTime } from '#platform/language/format.ts';
import { ANNOUNCEMENTS_PATH, NewAnnouncement } from './announcement-acts.tsx';
import { AnnouncementPane } from './announcement-pane.tsx';
import { AUDIENCES, PARTS } from './labels.ts';
import { STATE_FACETS, stateColumn } from './content-columns.tsx';
import { exportAnnouncements, staffAnnouncementQuery, staffAnnouncementsQuery, type AnnouncementItem } from './queries.ts';

/** What editors tell readers above the pages. */
export const ANNOUNCEMENTS: Resource<AnnouncementItem> = {
  path: ANNOUNCEMENTS_PATH,
  title: m.announcements_title,
  lead: m.announcements_lead,
  query: staffAnnouncementsQuery,
  nameLabel: m.announcements_text,
  name: ({ attributes: { text_en, text_hi } }) => ({ text: text_en, below: text_hi }),
  find: m.announcements_find,
  facets: STATE_FACETS,
  empty: { title: m.announcements_none, text: m.announcements_none_text },
  columns: () => [
    stateColumn(),
    {
      id: 'audience',
      header: m.announcements_audience(),
      meta: { place: 3 },
      cell: ({ row: { original } }) => AUDIENCES[original.attributes.audience](),
    },
    {
      id: 'part',
      header: m.announcements_part(),
      meta: { isWideOnly: true },
      cell: ({ row: { original } }) => PARTS[original.attributes.part](),
    },
    {
      id: 'until',
      header: m.content_until(),
      meta: { place: 4 },
      cell: ({ row: { original } }) => {
        const { ends_at } = original.attributes;
        return ends_at ? formatDateTime(ends_at) : m.content_no_end();
      },
    },
  ],
  Actions: AnnouncementActions,
  loadOne: async (client, id) => (await client.ensureQueryData(staffAnnouncementQuery(id))).data.attributes.text_en,
  Pane: AnnouncementPane,
};

function AnnouncementActions({ search }: { search: ResourceSearch }) {
  return (
    <>
      <ExportButton load={() => exportAnnouncements(search)} name="announcements.csv" />
      <NewAnnouncement />
    </>
  );
}
