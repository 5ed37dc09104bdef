import { requireScope } from '#features/base/accounts/server/index.ts';
import { decideSuggestion } from '#features/catalogue/communities/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentTopic } from './present-topics.ts';

/** Accepts or declines a suggested topic; its author reads the reason. */
export const decideTopic: UseCase<'POST /api/staff/topic_suggestions/{id}/decide'> = async (ctx, { params, body }) => {
  requireScope(ctx, 'editor');
  await decideSuggestion(ctx, { id: params.id, ...body });
  return presentTopic(ctx, params.id);
};
