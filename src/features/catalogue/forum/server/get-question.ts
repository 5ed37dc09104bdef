import type { UseCase } from '#platform/http/http.ts';
import { getReadableQuestion } from './get-readable-question.ts';
import { presentQuestion } from './present-questions.ts';

/** One question. */
export const getQuestion: UseCase<'GET /api/questions/{slug}'> = async (ctx, { params }) =>
  presentQuestion(ctx, await getReadableQuestion(ctx, params.slug));
