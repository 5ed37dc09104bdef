/** What other features' servers may use from insights. */
export { findInsightToDiscuss } from './find-insight-to-discuss.ts';
export { findInsightsAbout } from './find-insights-about.ts';
export { insightsRoutes } from './routes.ts';
