/** What other features' servers, and the wiring, may use from communities. */
export { findCommunitiesToSearch, findQuestionsToSearch } from './find-to-search.ts';
export { reportableAnswer, reportableQuestion } from './forum/moderate-posts.ts';
export { tellAnswer } from './forum/tell-answer.ts';
export { listTopicAddresses } from './list-topics.ts';
export { loadCommunities } from './load-communities.ts';
export { createCommunitiesRoutes } from './routes.ts';
export { sendDigest } from './send-digest.ts';
export { tellFollowers, tellOfActivity } from './tell-followers.ts';
export { tidyCommunities } from './tidy-communities.ts';
