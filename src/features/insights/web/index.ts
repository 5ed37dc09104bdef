/** What other features' pages may use from insights. */
export { insightsQuery, type InsightCardResource } from './queries.ts';
