import { react } from '#features/base/reactions/server/index.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getStoredProgram, findPrograms } from './find-programs.ts';

/** Likes a program; idempotent. */
export const likeProgram: UseCase<'POST /api/programs/{id}/like'> = async (ctx, { params }) => {
  const { id } = await getStoredProgram(ctx, params);
  await react(ctx, { type: 'program', id }, { userId: signedIn(ctx).id, verb: 'like' });
  return presentProgramById(ctx, id);
};

/** Presents a program by id, or throws 404. */
export async function presentProgramById(ctx: Context, id: string) {
  const [data] = await findPrograms(ctx, [id]);
  if (!data) throw notFound('program');
  return { data };
}
