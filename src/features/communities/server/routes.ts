import type { CardKinds } from '#features/boards/server/index.ts';
import { implement, type Routes } from '#platform/server/http.ts';
import { communitiesContract } from '../contract.ts';
import { createEvent, removeEvent } from './change-events.ts';
import { decideSuggestion } from './decide-suggestion.ts';
import { followCommunity, unfollowCommunity } from './follow-community.ts';
import { listFollowers } from './followers.ts';
import { acceptAnswer, unacceptAnswer } from './forum/accept-answer.ts';
import { answerQuestion } from './forum/answer-question.ts';
import { askQuestion } from './forum/ask-question.ts';
import { deleteAnswer, editAnswer, likeAnswer, undeleteAnswer, unlikeAnswer } from './forum/change-answer.ts';
import { deleteQuestion, editQuestion, getQuestion, undeleteQuestion } from './forum/change-question.ts';
import { followQuestion, likeQuestion, unfollowQuestion, unlikeQuestion } from './forum/engage-with-question.ts';
import { findSimilar } from './forum/find-similar.ts';
import { listAnswers } from './forum/list-answers.ts';
import { listQuestions } from './forum/list-questions.ts';
import { getEventCalendar } from './get-event-calendar.ts';
import { listCommunityBoards, listCommunityCards, listCommunityCourses } from './list-cards.ts';
import { getCommunity, listCommunities } from './list-communities.ts';
import { listEvents } from './list-events.ts';
import { listSuggestions } from './list-suggestions.ts';
import { getTopic, listTopics } from './list-topics.ts';
import { suggestTopic } from './suggest-topic.ts';

/** `kinds` says how the cards of a community's boards are shown. */
export const createCommunitiesRoutes = (kinds: CardKinds): Routes =>
  implement(communitiesContract, {
    'GET /api/categories': listCommunities,
    'GET /api/categories/topic_lists': listTopics,
    'GET /api/categories/topic_event_lists': listEvents,
    'GET /api/categories/topic_courses': listCommunityCourses,
    'GET /api/categories/topic_kcard_lists': listCommunityCards,
    'GET /api/categories/topic_board_lists': listCommunityBoards(kinds),
    'POST /api/categories/follow_topic': followCommunity,
    'POST /api/categories/unfollow_topic': unfollowCommunity,
    'GET /api/categories/{id}': getCommunity,
    'GET /api/categories/{slug}/followers': listFollowers,
    'GET /api/categories/{slug}/topics/{topic}': getTopic,
    'POST /api/categories/{slug}/events': createEvent,
    'GET /api/community_events/{slug}/calendar': getEventCalendar,
    'DELETE /api/community_events/{slug}': removeEvent,
    'POST /api/topic_suggestions': suggestTopic,
    'GET /api/topic_suggestions': listSuggestions,
    'POST /api/topic_suggestions/{id}/decide': decideSuggestion,
    'GET /api/questions': listQuestions,
    'GET /api/questions/similar': findSimilar,
    'POST /api/questions': askQuestion,
    'GET /api/questions/{slug}': getQuestion,
    'PATCH /api/questions/{slug}': editQuestion,
    'DELETE /api/questions/{slug}': deleteQuestion,
    'POST /api/questions/{slug}/undelete': undeleteQuestion,
    'POST /api/questions/{slug}/like': likeQuestion,
    'DELETE /api/questions/{slug}/like': unlikeQuestion,
    'POST /api/questions/{slug}/follow': followQuestion,
    'DELETE /api/questions/{slug}/follow': unfollowQuestion,
    'GET /api/questions/{slug}/answers': listAnswers,
    'POST /api/questions/{slug}/answers': answerQuestion,
    'PATCH /api/answers/{id}': editAnswer,
    'DELETE /api/answers/{id}': deleteAnswer,
    'POST /api/answers/{id}/undelete': undeleteAnswer,
    'POST /api/answers/{id}/like': likeAnswer,
    'DELETE /api/answers/{id}/like': unlikeAnswer,
    'POST /api/answers/{id}/accept': acceptAnswer,
    'DELETE /api/answers/{id}/accept': unacceptAnswer,
  });
