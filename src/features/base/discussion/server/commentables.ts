import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';

declare module '#platform/tasks/events.ts' {
  interface Events {
    /** A comment was added, removed or restored; carries the content's reference. */
    'comment.changed': Subject;
  }
}

/** Content that can be commented on, as its feature presents it to the viewer. `url` is a path of this site. */
export type Commentable = { ownerId: string | null; title: string; url: string };

/** Commentable content by type. `find` returns null when it does not exist or the viewer may not see it. */
export type Commentables = Record<string, { find: (ctx: Context, id: string) => Promise<Commentable | null> }>;

export type Subject = { type: string; id: string };

/** The commented content; null when it does not exist for the viewer. */
export async function findSubject(ctx: Context, commentables: Commentables, { type, id }: Subject): Promise<Commentable | null> {
  return (Object.hasOwn(commentables, type) && (await commentables[type]?.find(ctx, id))) || null;
}

/** Like `findSubject`, but 404 when missing. */
export async function getCommentable(ctx: Context, commentables: Commentables, subject: Subject): Promise<Commentable> {
  const content = await findSubject(ctx, commentables, subject);
  if (!content) throw notFound('discussion');
  return content;
}
