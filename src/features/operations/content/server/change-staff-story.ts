import { requireScope } from '#features/base/accounts/server/index.ts';
import { changeTestimonial } from '#features/member/fitment/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentStaffStory } from './present-stories.ts';

/** Changes a success story; a file's story is the editors' from then on. */
export const changeStaffStory: UseCase<'PUT /api/staff/stories/{slug}'> = async (ctx, { params: { slug }, body }) => {
  requireScope(ctx, 'editor');
  const { version, reason, ...fields } = body;
  await changeTestimonial(ctx, { slug, version, reason }, fields);
  return presentStaffStory(ctx, slug);
};
