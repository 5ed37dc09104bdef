import { requireScope } from '#features/base/accounts/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentTopic } from './present-topics.ts';

/** One suggested topic with who decided it. */
export const getTopic: UseCase<'GET /api/staff/topic_suggestions/{id}'> = async (ctx, { params }) => {
  requireScope(ctx, 'editor');
  return presentTopic(ctx, params.id);
};
