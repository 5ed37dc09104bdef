import { authorize, type Context, type Viewer } from '#platform/http/context.ts';
import { getReadableQuestion, postFacts } from './get-readable-question.ts';
import { forumPolicy } from './policy.ts';

/** Returns a question of the viewer; throws 404, or 403 for a question of another member. */
export async function getOwnQuestion(ctx: Context, viewer: Viewer, slug: string) {
  const question = await getReadableQuestion(ctx, slug);
  authorize(forumPolicy.edit(viewer, postFacts(question)), 'not-your-question');
  return question;
}
