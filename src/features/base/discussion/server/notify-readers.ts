import { asMember, findPeopleBySlug } from '#features/base/accounts/server/index.ts';
import { notify } from '#features/base/notifications/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { findSubject, type Commentable, type Commentables } from './commentables.ts';
import type { CommentRow } from './get-comment.ts';
import { mentionedSlugs } from './mentions.ts';

type Kind = 'reply' | 'comment' | 'mention';

/**
 * Notifies the author of the parent comment, the owner of the content and mentioned members, once per comment even after
 * edits. Skips members who may not see the content, and the comment's author.
 */
export async function notifyReaders(
  ctx: Context,
  commentables: Commentables,
  { comment, content, parent }: { comment: CommentRow; content: Commentable; parent?: CommentRow | undefined },
): Promise<void> {
  const mentioned = await findPeopleBySlug(ctx, mentionedSlugs(comment.body));
  const recipients = new Map<string, Kind>();
  for (const { id } of mentioned.values()) recipients.set(id, 'mention');
  if (content.ownerId) recipients.set(content.ownerId, 'comment');
  if (parent?.author_id) recipients.set(parent.author_id, 'reply');
  if (comment.author_id) recipients.delete(comment.author_id);
  // In a fixed order, because each notification locks its recipient's counter.
  for (const [userId, kind] of [...recipients].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const recipient = await asMember(ctx, userId);
    const visibleContent =
      recipient && (await findSubject(recipient, commentables, { type: comment.commentable_type, id: comment.commentable_id }));
    if (!visibleContent) continue;
    await notify(ctx, {
      userId,
      kind,
      actorId: comment.author_id,
      dedupeKey: `comment:${comment.id}`,
      facts: { person: ctx.viewer?.name ?? '', title: visibleContent.title },
      url: `${visibleContent.url}#comment-${comment.id}`,
      ...(kind !== 'mention' && { group: `${comment.commentable_type}:${comment.commentable_id}` }),
    });
  }
}
