import type { CardKinds } from '#features/catalogue/boards/server/index.ts';
import { implement, type Routes } from '#platform/http/http.ts';
import { contentContract } from '../contract.ts';
import { changeAnnouncement } from './change-announcement.ts';
import { changeArticle } from './change-article.ts';
import { changeArticleState } from './change-article-state.ts';
import { createArticle } from './create-article.ts';
import { exportArticles } from './export-articles.ts';
import { getArticle } from './get-article.ts';
import { listArticles } from './list-articles.ts';
import { changeAnnouncementState } from './change-announcement-state.ts';
import { createAnnouncement } from './create-announcement.ts';
import { exportAnnouncements } from './export-announcements.ts';
import { getAnnouncement } from './get-announcement.ts';
import { changeInsightState } from './change-insight-state.ts';
import { changeStaffInsight } from './change-staff-insight.ts';
import { createStaffInsight } from './create-staff-insight.ts';
import { exportInsights } from './export-insights.ts';
import { getStaffInsight } from './get-staff-insight.ts';
import { listStaffInsights } from './list-staff-insights.ts';
import { changeCommunityState } from './change-community-state.ts';
import { changeStaffCommunity } from './change-staff-community.ts';
import { createStaffCommunity } from './create-staff-community.ts';
import { exportCommunities } from './export-communities.ts';
import { getStaffCommunity } from './get-staff-community.ts';
import { listStaffCommunities } from './list-staff-communities.ts';
import { changePackState } from './change-pack-state.ts';
import { changeStaffPack } from './change-staff-pack.ts';
import { createStaffPack } from './create-staff-pack.ts';
import { exportPacks } from './export-packs.ts';
import { getStaffPack } from './get-staff-pack.ts';
import { listStaffPacks } from './list-staff-packs.ts';
import { listAnnouncements } from './list-announcements.ts';
import { changeCampaignState } from './change-campaign-state.ts';
import { changeStaffCampaign } from './change-staff-campaign.ts';
import { createStaffCampaign } from './create-staff-campaign.ts';
import { exportCampaigns } from './export-campaigns.ts';
import { getStaffCampaign } from './get-staff-campaign.ts';
import { listStaffCampaigns } from './list-staff-campaigns.ts';
import { changeStaffStory } from './change-staff-story.ts';
import { changeStoryState } from './change-story-state.ts';
import { createStaffStory } from './create-staff-story.ts';
import { exportStories } from './export-stories.ts';
import { getStaffStory } from './get-staff-story.ts';
import { listStaffStories } from './list-staff-stories.ts';
import { changeSearchWordState } from './change-search-word-state.ts';
import { changeStaffSearchWord } from './change-staff-search-word.ts';
import { createStaffSearchWord } from './create-staff-search-word.ts';
import { exportSearchWords } from './export-search-words.ts';
import { findSearchMeanings } from './find-search-meanings.ts';
import { getStaffSearchWord } from './get-staff-search-word.ts';
import { listStaffSearchWords } from './list-staff-search-words.ts';
import { decideTopic } from './decide-topic.ts';
import { exportTopics } from './export-topics.ts';
import { getTopic } from './get-topic.ts';
import { listTopics } from './list-topics.ts';

/** What a pack may refer to is injected, as for boards. */
export const createContentRoutes = (kinds: CardKinds): Routes =>
  implement(contentContract, {
    'GET /api/staff/announcements': listAnnouncements,
    'GET /api/staff/announcements/export': exportAnnouncements,
    'POST /api/staff/announcements': createAnnouncement,
    'GET /api/staff/announcements/{id}': getAnnouncement,
    'PUT /api/staff/announcements/{id}': changeAnnouncement,
    'POST /api/staff/announcements/{id}/state': changeAnnouncementState,
    'GET /api/staff/articles': listArticles,
    'GET /api/staff/articles/export': exportArticles,
    'POST /api/staff/articles': createArticle,
    'GET /api/staff/articles/{slug}': getArticle,
    'PUT /api/staff/articles/{slug}': changeArticle,
    'POST /api/staff/articles/{slug}/state': changeArticleState,
    'GET /api/staff/insights': listStaffInsights,
    'GET /api/staff/insights/export': exportInsights,
    'POST /api/staff/insights': createStaffInsight,
    'GET /api/staff/insights/{slug}': getStaffInsight,
    'PUT /api/staff/insights/{slug}': changeStaffInsight,
    'POST /api/staff/insights/{slug}/state': changeInsightState,
    'GET /api/staff/communities': listStaffCommunities,
    'GET /api/staff/communities/export': exportCommunities,
    'POST /api/staff/communities': createStaffCommunity,
    'GET /api/staff/communities/{slug}': getStaffCommunity,
    'PUT /api/staff/communities/{slug}': changeStaffCommunity,
    'POST /api/staff/communities/{slug}/state': changeCommunityState,
    'GET /api/staff/topic_suggestions': listTopics,
    'GET /api/staff/topic_suggestions/export': exportTopics,
    'GET /api/staff/topic_suggestions/{id}': getTopic,
    'POST /api/staff/topic_suggestions/{id}/decide': decideTopic,
    'GET /api/staff/search_words': listStaffSearchWords,
    'GET /api/staff/search_words/export': exportSearchWords,
    'GET /api/staff/search_words/meanings': findSearchMeanings,
    'POST /api/staff/search_words': createStaffSearchWord,
    'GET /api/staff/search_words/{id}': getStaffSearchWord,
    'PUT /api/staff/search_words/{id}': changeStaffSearchWord,
    'POST /api/staff/search_words/{id}/state': changeSearchWordState,
    'GET /api/staff/packs': listStaffPacks,
    'GET /api/staff/packs/export': exportPacks,
    'POST /api/staff/packs': createStaffPack(kinds),
    'GET /api/staff/packs/{slug}': getStaffPack,
    'PUT /api/staff/packs/{slug}': changeStaffPack(kinds),
    'POST /api/staff/packs/{slug}/state': changePackState,
    'GET /api/staff/stories': listStaffStories,
    'GET /api/staff/stories/export': exportStories,
    'POST /api/staff/stories': createStaffStory,
    'GET /api/staff/stories/{slug}': getStaffStory,
    'PUT /api/staff/stories/{slug}': changeStaffStory,
    'POST /api/staff/stories/{slug}/state': changeStoryState,
    'GET /api/staff/campaigns': listStaffCampaigns,
    'GET /api/staff/campaigns/export': exportCampaigns,
    'POST /api/staff/campaigns': createStaffCampaign,
    'GET /api/staff/campaigns/{slug}': getStaffCampaign,
    'PUT /api/staff/campaigns/{slug}': changeStaffCampaign,
    'POST /api/staff/campaigns/{slug}/state': changeCampaignState,
  });
