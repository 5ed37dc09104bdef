import { holdResume } from '#features/base/resumes/server/index.ts';
import { addToProfile } from '#features/member/profiles/server/index.ts';
import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';

/** Adds what the viewer chose and corrected to their profile; answers with what is new there. */
export const takeOver: UseCase<'POST /api/resumes/{id}/take_over'> = async (ctx, { params, body }) => {
  const viewer = signedIn(ctx);
  const { id } = await holdResume(ctx, viewer.id, params.id);
  const added = await addToProfile(ctx, viewer.id, body);
  return { data: { id, type: 'taken_over', attributes: { ...added, profile_slug: viewer.slug } } };
};
