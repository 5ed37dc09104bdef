import { ExportButton, type Resource, type ResourceSearch } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { categoriesQuery } from './article-queries.ts';
import { categoryColumn, changedColumn, STATE_FACETS, stateColumn } from './content-columns.tsx';
import { INSIGHTS_PATH, NewInsight } from './insight-acts.tsx';
import { InsightPane } from './insight-pane.tsx';
import { exportInsights, staffInsightQuery, staffInsightsQuery, type InsightItem } from './insight-queries.ts';

/** The editors' insights; those of members are theirs. */
export const INSIGHTS: Resource<InsightItem> = {
  path: INSIGHTS_PATH,
  title: m.insights_title,
  lead: m.insights_staff_lead,
  query: staffInsightsQuery,
  nameLabel: m.insights_staff_insight,
  name: ({ id, attributes: { title } }) => ({ text: title, below: `/insights/detail/${id}` }),
  find: m.articles_find,
  facets: STATE_FACETS,
  empty: { title: m.insights_staff_none, text: m.articles_none_text },
  columns: () => [stateColumn(), categoryColumn(), changedColumn()],
  Actions: InsightActions,
  loadOne: async (client, slug) => {
    void client.prefetchQuery(categoriesQuery());
    return (await client.ensureQueryData(staffInsightQuery(slug))).data.attributes.title;
  },
  Pane: InsightPane,
};

function InsightActions({ search }: { search: ResourceSearch }) {
  return (
    <>
      <ExportButton load={() => exportInsights(search)} name="insights.csv" />
      <NewInsight />
    </>
  );
}
