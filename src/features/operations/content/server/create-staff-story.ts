import { requireScope } from '#features/base/accounts/server/index.ts';
import { createTestimonial } from '#features/member/fitment/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentStaffStory } from './present-stories.ts';

/** Saves a success story as a draft. */
export const createStaffStory: UseCase<'POST /api/staff/stories'> = async (ctx, { body: { reason, ...fields } }) => {
  requireScope(ctx, 'editor');
  return presentStaffStory(ctx, await createTestimonial(ctx, fields, reason));
};
