import { unreact } from '#features/base/reactions/server/index.ts';
import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { findProgram } from './find-program.ts';
import { answer } from './like-program.ts';

/** Removes the like. */
export const unlikeProgram: UseCase<'DELETE /api/programs/{id}/like'> = async (ctx, { params }) => {
  const { id } = await findProgram(ctx, params);
  await unreact(ctx, { type: 'program', id }, { userId: signedIn(ctx).id, verb: 'like' });
  return answer(ctx, id);
};
