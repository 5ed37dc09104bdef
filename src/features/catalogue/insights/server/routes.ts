import { implement } from '#platform/http/http.ts';
import { insightsContract } from '../contract.ts';
import { listCourses } from './list-courses.ts';
import { listRelatedTopics } from './list-related-topics.ts';
import { listTopContributors } from './list-top-contributors.ts';
import { createInsight } from './create-insight.ts';
import { deleteInsight } from './delete-insight.ts';
import { restoreOwnInsight } from './restore-own-insight.ts';
import { dismissInsight } from './dismiss-insight.ts';
import { undismissInsight } from './undismiss-insight.ts';
import { removeInsightReaction } from './remove-insight-reaction.ts';
import { addInsightReaction } from './add-insight-reaction.ts';
import { shareInsight } from './share-insight.ts';
import { listForMe } from './list-for-me.ts';
import { listOnInterest } from './list-on-interest.ts';
import { listTrending } from './list-trending.ts';
import { listTrendingCards } from './list-trending-cards.ts';
import { listTrendingByHashtag } from './list-trending-by-hashtag.ts';
import { getInsight } from './get-insight.ts';
import { listInsightCategories } from './list-insight-categories.ts';
import { listInsights } from './list-insights.ts';
import { listMine } from './list-mine.ts';
import { searchInsights } from './search-insights.ts';
import { updateInsight } from './update-insight.ts';
import { writeFeed } from './write-feed.ts';

export const insightsRoutes = implement(insightsContract, {
  'GET /api/knowledges': listInsights,
  'POST /api/knowledges': createInsight,
  'GET /api/knowledges/feed.xml': writeFeed,
  'GET /api/knowledges/mine': listMine,
  'GET /api/knowledges/trending': listTrending,
  'GET /api/knowledges/trending_insight_cards': listTrendingCards,
  'GET /api/knowledges/user_personalised_feed': listForMe,
  'GET /api/knowledges/insight_courses': listCourses,
  'GET /api/knowledges/trending_insight': listTrendingByHashtag,
  'GET /api/knowledges/insight_related_topic': listRelatedTopics,
  'GET /api/knowledges/insight_top_contributor': listTopContributors,
  'GET /api/knowledges/insight_on_interest': listOnInterest,
  'GET /api/categories/knowledge_categories': listInsightCategories,
  'GET /api/insight_search': searchInsights,
  'GET /api/knowledges/{slug}': getInsight,
  'PATCH /api/knowledges/{slug}': updateInsight,
  'DELETE /api/knowledges/{slug}': deleteInsight,
  'POST /api/knowledges/{slug}/restore': restoreOwnInsight,
  'POST /api/knowledges/{id}/like': addInsightReaction('like'),
  'DELETE /api/knowledges/{id}/like': removeInsightReaction('like'),
  'POST /api/knowledges/{id}/save': addInsightReaction('save'),
  'DELETE /api/knowledges/{id}/save': removeInsightReaction('save'),
  'POST /api/knowledges/{id}/share': shareInsight,
  'POST /api/knowledges/{id}/dismissal': dismissInsight,
  'DELETE /api/knowledges/{id}/dismissal': undismissInsight,
});
