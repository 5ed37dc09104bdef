import { requireScope } from '#features/base/accounts/server/index.ts';
import { setTestimonialState } from '#features/member/fitment/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentStaffStory } from './present-stories.ts';

/** Publishes a success story, makes it a draft again, deletes or restores it. */
export const changeStoryState: UseCase<'POST /api/staff/stories/{slug}/state'> = async (ctx, { params: { slug }, body }) => {
  requireScope(ctx, 'editor');
  const { state, ...change } = body;
  await setTestimonialState(ctx, { slug, ...change }, state);
  return presentStaffStory(ctx, slug);
};
