import { implement, type Routes } from '#platform/http/http.ts';
import { forumContract } from '../contract.ts';
import { acceptAnswer } from './accept-answer.ts';
import { unacceptAnswer } from './unaccept-answer.ts';
import { answerQuestion } from './answer-question.ts';
import { askQuestion } from './ask-question.ts';
import { deleteAnswer } from './delete-answer.ts';
import { editAnswer } from './edit-answer.ts';
import { likeAnswer } from './like-answer.ts';
import { undeleteAnswer } from './undelete-answer.ts';
import { unlikeAnswer } from './unlike-answer.ts';
import { deleteQuestion } from './delete-question.ts';
import { editQuestion } from './edit-question.ts';
import { getQuestion } from './get-question.ts';
import { undeleteQuestion } from './undelete-question.ts';
import { followQuestion } from './follow-question.ts';
import { likeQuestion } from './like-question.ts';
import { unfollowQuestion } from './unfollow-question.ts';
import { unlikeQuestion } from './unlike-question.ts';
import { findSimilarQuestions } from './find-similar-questions.ts';
import { listAnswers } from './list-answers.ts';
import { listQuestions } from './list-questions.ts';

export const forumRoutes: Routes = implement(forumContract, {
  'GET /api/questions': listQuestions,
  'GET /api/questions/similar': findSimilarQuestions,
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
