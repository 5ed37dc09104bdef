import { ExportButton, type Resource, type ResourceSearch } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { COMMUNITIES_PATH, NewCommunity } from './community-acts.tsx';
import { CommunityPane } from './community-pane.tsx';
import { exportCommunities, staffCommunitiesQuery, staffCommunityQuery, type CommunityItem } from './community-queries.ts';
import { changedColumn, STATE_FACETS, stateColumn } from './content-columns.tsx';

/** Communities, which are the categories of everything else. */
export const COMMUNITIES: Resource<CommunityItem> = {
  path: COMMUNITIES_PATH,
  title: m.communities_title,
  lead: m.communities_staff_lead,
  query: staffCommunitiesQuery,
  nameLabel: m.communities_staff_community,
  name: ({ id, attributes: { name } }) => ({ text: name, below: `/communities/${id}` }),
  find: m.communities_staff_find,
  facets: STATE_FACETS,
  empty: { title: m.communities_staff_none, text: m.articles_none_text },
  columns: () => [stateColumn(), changedColumn()],
  Actions: CommunityActions,
  loadOne: async (client, slug) => (await client.ensureQueryData(staffCommunityQuery(slug))).data.attributes.name,
  Pane: CommunityPane,
};

function CommunityActions({ search }: { search: ResourceSearch }) {
  return (
    <>
      <ExportButton load={() => exportCommunities(search)} name="communities.csv" />
      <NewCommunity />
    </>
  );
}
