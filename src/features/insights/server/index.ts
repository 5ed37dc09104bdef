/** What other features' servers may use from insights. */
export { findInsightCards } from './find-insight-cards.ts';
export { findInsightsAbout } from './find-insights-about.ts';
export { listInsightCategories, listInsightsOf } from './list-insights-of.ts';
export { insightsRoutes } from './routes.ts';
