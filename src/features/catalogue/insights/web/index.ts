/** Web exports of insights for pages of other features. */
export { homeLinks, loadHome } from './home-feed.ts';
export { parseHomeSearch } from './home-search.ts';
export { InsightsHome } from './insights-home.tsx';
export { loadBodyEditor } from './write/load-body-editor.ts';
export { InsightCard } from './insight-card.tsx';
export { browseQuery, insightsAboutQuery, insightsFeed, popularInsightsQuery, type InsightCardResource } from './queries.ts';
