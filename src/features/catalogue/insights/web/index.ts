/** What other features' pages may use from insights. */
export { homePlaces, loadHome, readHomeSearch } from './home-search.ts';
export { InsightsHome } from './insights-home.tsx';
export { InsightCard } from './insight-card.tsx';
export { browseQuery, insightsAboutQuery, insightsFeed, liveliestQuery, type InsightCardResource } from './queries.ts';
