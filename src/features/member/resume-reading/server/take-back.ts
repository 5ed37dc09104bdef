import { holdResume } from '#features/base/resumes/server/index.ts';
import { removeFromProfile } from '#features/member/profiles/server/index.ts';
import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';

/** Undoes taking over. An entry that was edited since stays. */
export const takeBack: UseCase<'POST /api/resumes/{id}/take_back'> = async (ctx, { params, body }) => {
  const viewer = signedIn(ctx);
  const { id } = await holdResume(ctx, viewer.id, params.id);
  await removeFromProfile(ctx, viewer.id, body);
  return { data: { id, type: 'taken_over', attributes: { ...body, profile_slug: viewer.slug } } };
};
