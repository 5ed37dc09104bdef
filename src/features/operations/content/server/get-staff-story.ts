import { requireScope } from '#features/base/accounts/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentStaffStory } from './present-stories.ts';

/** One success story as readers get it, with its history. */
export const getStaffStory: UseCase<'GET /api/staff/stories/{slug}'> = async (ctx, { params }) => {
  requireScope(ctx, 'editor');
  return presentStaffStory(ctx, params.slug);
};
