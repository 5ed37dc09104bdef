/** What other features' servers may use from insights. */
export { findInsightCards, type InsightSummary } from './find-insight-cards.ts';
export { findInsightToDiscuss } from './find-insight-to-discuss.ts';
export { findInsightsAbout } from './find-insights-about.ts';
export { forgetDeletedInsights } from './forget-insights.ts';
export { hideInsight, restoreInsight } from './hide-insight.ts';
export { loadInsights } from './load-insights.ts';
export { KNOWLEDGE } from './present-cards.ts';
export { rankInsights, stirInsight } from './rank-insights.ts';
export { insightsRoutes } from './routes.ts';
