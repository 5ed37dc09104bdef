import { useLogin } from '#features/base/accounts/web/index.ts';
import { recordEvent } from '#features/base/analytics/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { intent } from '#platform/browser/intent.ts';
import { Composer } from './composer.tsx';
import { useUnsentComment } from './use-unsent-comment.ts';
import { useWriteComment, type Comment, type Subject } from './queries.ts';

type NewCommentComposerProps = {
  subject: Subject;
  /** The parent comment; without one a top-level comment is written. */
  parent?: Comment;
  onDone?: () => void;
  onCancel?: () => void;
};

/** Writes a new comment or reply. A visitor is asked to sign in and keeps the text. */
export function NewCommentComposer({ subject, parent, onDone, onCancel }: NewCommentComposerProps) {
  const login = useLogin();
  const createComment = useWriteComment();
  const { draft, clearDraft } = useUnsentComment(subject, parent?.id);
  const send = async (body: string) => {
    const ids = { commentable_type: subject.type, commentable_id: subject.id, ...(parent && { parent_id: parent.id }) };
    const input = { json: { ...ids, body } };
    if (!login.require({ reason: m.discussion_login(), afterwards: intent('comment', 'POST /api/comments', input) }))
      return false;
    const created = await createComment.mutateAsync(input).catch(() => null);
    if (!created) return false;
    clearDraft();
    recordEvent({
      actionable_action: 'comment',
      actionable_type: subject.type,
      actionable_id: subject.id,
      category_id: subject.category ?? null,
      hashtags: [...(subject.hashtags ?? [])],
    });
    onDone?.();
    return true;
  };
  const name = parent?.attributes.author?.name ?? '';
  return (
    <Composer
      label={parent ? m.discussion_reply_write({ name }) : m.discussion_write()}
      placeholder={parent ? m.discussion_reply_placeholder() : m.discussion_placeholder()}
      sendLabel={parent ? m.discussion_reply_send() : m.discussion_send()}
      initial={draft ?? (parent?.attributes.parent_id && parent.attributes.author ? `@${parent.attributes.author.slug} ` : '')}
      focused={parent !== undefined}
      onSend={send}
      {...(onCancel && { onCancel })}
      error={createComment.error}
      pending={createComment.isPending}
    />
  );
}
