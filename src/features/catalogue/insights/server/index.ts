/** Server exports of insights for other features. */
export { findInsightCards } from './find-insight-cards.ts';
export { findInsightToDiscuss } from './find-insight-to-discuss.ts';
export { findInsightsAbout } from './find-insights-about.ts';
export { findInsightsToSearch } from './find-insights-to-search.ts';
export { findPopularAuthors } from './find-popular-authors.ts';
export { purgeDeletedInsights, purgeUnpublishedInsights } from './purge-insights.ts';
export { listPublished } from './list-insights.ts';
export { loadInsights } from './load-insights.ts';
export { hasInsights } from './has-insights.ts';
export { KNOWLEDGE } from './present-cards.ts';
export { rankInsights, touchInsights } from './rank-insights.ts';
export { reportableInsight } from './reportable-insight.ts';
export { insightsRoutes } from './routes.ts';
export {
  changeEditorsInsight,
  createEditorsInsight,
  editorsInsights,
  INSIGHT,
  noteInsightTimes,
  setInsightState,
  type StoredInsight,
} from './staff-insights.ts';
