import { ExportButton, type Resource, type ResourceSearch } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatNumber } from '#platform/language/format.ts';
import { changedColumn, STATE_FACETS, stateColumn } from './content-columns.tsx';
import { NewPack, PACKS_PATH } from './pack-acts.tsx';
import { PackPane } from './pack-pane.tsx';
import { exportPacks, staffPackQuery, staffPacksQuery, type PackItem } from './pack-queries.ts';

/** The editors' learning packs; boards of members are theirs. */
export const PACKS: Resource<PackItem> = {
  path: PACKS_PATH,
  title: m.boards_title,
  lead: m.boards_staff_lead,
  query: staffPacksQuery,
  nameLabel: m.boards_staff_pack,
  name: ({ id, attributes: { title } }) => ({ text: title, below: `/boards/${id}` }),
  find: m.articles_find,
  facets: STATE_FACETS,
  empty: { title: m.boards_staff_none, text: m.articles_none_text },
  columns: () => [
    stateColumn(),
    {
      id: 'cards',
      header: m.boards_staff_cards(),
      meta: { isWideOnly: true },
      cell: ({ row: { original } }) => formatNumber(original.attributes.card_count),
    },
    changedColumn(),
  ],
  Actions: PackActions,
  loadOne: async (client, slug) => (await client.ensureQueryData(staffPackQuery(slug))).data.attributes.title,
  Pane: PackPane,
};

function PackActions({ search }: { search: ResourceSearch }) {
  return (
    <>
      <ExportButton load={() => exportPacks(search)} name="packs.csv" />
      <NewPack />
    </>
  );
}
