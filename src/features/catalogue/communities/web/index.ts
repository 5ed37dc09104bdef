/** Web exports of communities for pages of other features. */
export { CommunityCounts } from './community-card.tsx';
export { EventItem } from './event-item.tsx';
export { EventsPart } from './events-part.tsx';
export { FollowMenu } from './follow-menu.tsx';
export { groupCommunities } from './group-communities.ts';
export { MoreButton } from './more-button.tsx';
export {
  boardsQuery,
  cardsQuery,
  communitiesQuery,
  communityQuery,
  coursesQuery,
  infiniteFeed,
  nextEventsQuery,
  topicQuery,
  topicsQuery,
  type Community,
  type CommunityPage,
  type Topic,
} from './queries.ts';
export { SuggestDialog } from './suggest-dialog.tsx';
