import { authorize, type Context, type Viewer } from '#platform/http/context.ts';
import { findQuestion, postFacts } from './find-question.ts';
import { forumPolicy } from './policy.ts';

export async function findOwnQuestion(ctx: Context, viewer: Viewer, slug: string) {
  const question = await findQuestion(ctx, slug);
  authorize(forumPolicy.edit(viewer, postFacts(question)), 'not-your-question');
  return question;
}
