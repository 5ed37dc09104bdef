import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';

declare module '#platform/tasks/events.ts' {
  interface Events {
    /** A comment came, went or came back: what is commented on. */
    'comment.changed': Subject;
  }
}

/** Something to talk about, as its own feature sees it for the viewer. `url` is a path of this site. */
export type Commentable = { ownerId: string | null; title: string; url: string };

/** What can be commented on, by type. `find` answers null for what is not there or not for the viewer to see. */
export type Commentables = Record<string, { find: (ctx: Context, id: string) => Promise<Commentable | null> }>;

export type Subject = { type: string; id: string };

/** What is talked about; null when there is no such thing for the viewer. */
export async function lookUp(ctx: Context, commentables: Commentables, { type, id }: Subject): Promise<Commentable | null> {
  return (Object.hasOwn(commentables, type) && (await commentables[type]?.find(ctx, id))) || null;
}

/** The same, and 404 without it. */
export async function findCommentable(ctx: Context, commentables: Commentables, subject: Subject): Promise<Commentable> {
  const found = await lookUp(ctx, commentables, subject);
  if (!found) throw notFound('discussion');
  return found;
}
