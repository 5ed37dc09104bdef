import { unreact } from '#features/base/reactions/server/index.ts';
import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getStoredProgram } from './find-programs.ts';
import { presentProgramById } from './like-program.ts';

/** Removes the viewer's like from a program. */
export const unlikeProgram: UseCase<'DELETE /api/programs/{id}/like'> = async (ctx, { params }) => {
  const { id } = await getStoredProgram(ctx, params);
  await unreact(ctx, { type: 'program', id }, { userId: signedIn(ctx).id, verb: 'like' });
  return presentProgramById(ctx, id);
};
