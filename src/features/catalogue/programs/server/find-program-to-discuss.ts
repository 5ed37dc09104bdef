import { type Commentables } from '#features/base/discussion/server/index.ts';
import { type Context } from '#platform/http/context.ts';
import { slugify } from '#platform/db/slug.ts';

export const PROGRAM = 'program';

/** A program as the subject of comments; null if it is missing or retired. */
export async function findProgramToDiscuss(ctx: Context, id: string) {
  const program = await ctx.db
    .selectFrom('programs')
    .select(['title', 'category'])
    .where('id', '=', id)
    .where('retired', '=', false)
    .executeTakeFirst();
  if (!program) return null;
  const { title, category } = program;
  return { ownerId: null, title, url: `/course-detail/${id}/${category}/${slugify(title) || PROGRAM}` };
}

export const commentables: Commentables = { [PROGRAM]: { find: findProgramToDiscuss } };
