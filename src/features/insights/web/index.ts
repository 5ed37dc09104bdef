/** What other features' pages may use from insights. */
export { InsightCard } from './insight-card.tsx';
export { browseQuery, insightsAboutQuery, insightsQuery, type InsightCardResource } from './queries.ts';
