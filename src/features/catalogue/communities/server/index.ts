/** Server exports of communities for other features and the wiring. */
export { setQuestionCounts, updateQuestionCount } from './update-question-counts.ts';
export { getCategory, getReadableCategory } from './get-category.ts';
export { changeCommunity, COMMUNITY, createCommunity, getStaffCommunity, setCommunityState } from './staff-communities.ts';
export { findCommunitiesToSearch } from './find-communities-to-search.ts';
export { findTopicsToSearch } from './find-topics-to-search.ts';
export { listTopicPaths } from './list-topic-paths.ts';
export { loadCommunities } from './load-communities.ts';
export { moveYearlyEvents } from './move-yearly-events.ts';
export { createUniqueSlug } from './create-unique-slug.ts';
export type { QuestionSource } from './question-source.ts';
export { createCommunitiesRoutes } from './routes.ts';
export { getSuggestion, presentSuggestion } from './present-suggestions.ts';
export { countSuggestions, decideSuggestion, listStaffSuggestions } from './staff-suggestions.ts';
export { sendDigest } from './send-digest.ts';
export { notifyFollowers, notifyOfActivity } from './notify-followers.ts';
