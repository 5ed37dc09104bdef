import type { UseCase } from '#platform/http/http.ts';
import { findQuestion } from './find-question.ts';
import { presentQuestion } from './present-questions.ts';

/** One question. */
export const getQuestion: UseCase<'GET /api/questions/{slug}'> = async (ctx, { params }) =>
  presentQuestion(ctx, await findQuestion(ctx, params.slug));
