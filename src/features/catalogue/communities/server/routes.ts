import type { CardKinds } from '#features/catalogue/boards/server/index.ts';
import { implement, type Routes } from '#platform/http/http.ts';
import { communitiesContract } from '../contract.ts';
import { createEvent } from './create-event.ts';
import { removeEvent } from './remove-event.ts';
import { followCommunity } from './follow-community.ts';
import { unfollowCommunity } from './unfollow-community.ts';
import { listFollowers } from './list-followers.ts';
import { getEventCalendar } from './get-event-calendar.ts';
import { listCommunityBoards } from './list-community-boards.ts';
import { listCommunityCards } from './list-community-cards.ts';
import { listCommunityCourses } from './list-community-courses.ts';
import { getCommunity } from './get-community.ts';
import { listCommunities } from './list-communities.ts';
import { listEvents } from './list-events.ts';
import { listSuggestions } from './list-suggestions.ts';
import { getTopic } from './get-topic.ts';
import { listTopics } from './list-topics.ts';
import type { QuestionSource } from './question-source.ts';
import { suggestTopic } from './suggest-topic.ts';

/** `kinds` loads the cards of boards; `questions` counts the questions of the forum. */
export const createCommunitiesRoutes = (kinds: CardKinds, questions: QuestionSource): Routes =>
  implement(communitiesContract, {
    'GET /api/categories': listCommunities,
    'GET /api/categories/topic_lists': listTopics(questions),
    'GET /api/categories/topic_event_lists': listEvents,
    'GET /api/categories/topic_courses': listCommunityCourses,
    'GET /api/categories/topic_kcard_lists': listCommunityCards,
    'GET /api/categories/topic_board_lists': listCommunityBoards(kinds),
    'POST /api/categories/follow_topic': followCommunity,
    'POST /api/categories/unfollow_topic': unfollowCommunity,
    'GET /api/categories/{id}': getCommunity,
    'GET /api/categories/{slug}/followers': listFollowers,
    'GET /api/categories/{slug}/topics/{topic}': getTopic(questions),
    'POST /api/categories/{slug}/events': createEvent,
    'GET /api/community_events/{slug}/calendar': getEventCalendar,
    'DELETE /api/community_events/{slug}': removeEvent,
    'POST /api/topic_suggestions': suggestTopic,
    'GET /api/topic_suggestions': listSuggestions,
  });
