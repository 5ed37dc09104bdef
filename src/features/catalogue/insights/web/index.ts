/** What other features' pages may use from insights. */
export { homePlaces, loadHome, parseHomeSearch } from './home-search.ts';
export { InsightsHome } from './insights-home.tsx';
export { InsightCard } from './insight-card.tsx';
export { browseQuery, insightsAboutQuery, insightsFeed, popularInsightsQuery, type InsightCardResource } from './queries.ts';
