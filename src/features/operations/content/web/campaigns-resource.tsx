import { ExportButton, type Resource, type ResourceSearch } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatDate } from '#platform/language/format.ts';
import { CAMPAIGNS_PATH, NewCampaign } from './campaign-acts.tsx';
import { CampaignPane } from './campaign-pane.tsx';
import { campaignQuery, campaignsQuery, exportCampaigns, type CampaignItem } from './campaign-queries.ts';
import { STATE_FACETS, stateColumn } from './content-columns.tsx';

/** Contests of the campaign page. */
export const CAMPAIGNS: Resource<CampaignItem> = {
  path: CAMPAIGNS_PATH,
  title: m.campaigns_title,
  lead: m.campaigns_lead,
  query: campaignsQuery,
  nameLabel: m.campaigns_contest,
  name: ({ attributes: { title_en, title_hi } }) => ({ text: title_en, below: title_hi }),
  find: m.campaigns_find,
  facets: STATE_FACETS,
  empty: { title: m.campaigns_none, text: m.articles_none_text },
  columns: () => [
    stateColumn(),
    {
      id: 'opens',
      header: m.campaigns_opens(),
      meta: { isWideOnly: true },
      cell: ({ row: { original } }) => <span className="nowrap">{formatDate(original.attributes.opens_on, 'full')}</span>,
    },
    {
      id: 'closes',
      header: m.campaigns_closes(),
      meta: { place: 3 },
      cell: ({ row: { original } }) => <span className="nowrap">{formatDate(original.attributes.closes_on, 'full')}</span>,
    },
  ],
  Actions: CampaignsActions,
  loadOne: async (client, id) => (await client.ensureQueryData(campaignQuery(id))).data.attributes.title_en,
  Pane: CampaignPane,
};

function CampaignsActions({ search }: { search: ResourceSearch }) {
  return (
    <>
      <ExportButton load={() => exportCampaigns(search)} name="campaigns.csv" />
      <NewCampaign />
    </>
  );
}
