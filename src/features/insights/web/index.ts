/** What other features' pages may use from insights. */
export { InsightCard } from './insight-card.tsx';
export {
  browseQuery,
  insightPlace,
  insightsAboutQuery,
  insightsFeed,
  liveliestQuery,
  type InsightCardResource,
} from './queries.ts';
