import { useLogin } from '#features/base/accounts/web/index.ts';
import { recordEvent } from '#features/base/analytics/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Composer } from './composer.tsx';
import { useWriteComment, type Comment, type Subject } from './queries.ts';

type WriteComposerProps = {
  subject: Subject;
  /** The parent comment; without one a top-level comment is written. */
  answered?: Comment;
  onDone?: () => void;
  onCancel?: () => void;
};

/** Writes a new comment or reply. A visitor is asked to sign in and keeps the text. */
export function NewCommentComposer({ subject, answered, onDone, onCancel }: WriteComposerProps) {
  const login = useLogin();
  const write = useWriteComment();
  const send = async (body: string) => {
    if (!login.require({ reason: m.discussion_login() })) return false;
    const json = { commentable_type: subject.type, commentable_id: subject.id, body };
    const written = await write.mutateAsync({ json: { ...json, ...(answered && { parent_id: answered.id }) } }).catch(() => null);
    if (!written) return false;
    recordEvent({ actionable_action: 'comment', actionable_type: subject.type, actionable_id: subject.id });
    onDone?.();
    return true;
  };
  const name = answered?.attributes.author?.name ?? '';
  return (
    <Composer
      label={answered ? m.discussion_reply_write({ name }) : m.discussion_write()}
      placeholder={answered ? m.discussion_reply_placeholder() : m.discussion_placeholder()}
      send={answered ? m.discussion_reply_send() : m.discussion_send()}
      initial={answered?.attributes.parent_id && answered.attributes.author ? `@${answered.attributes.author.slug} ` : ''}
      focused={answered !== undefined}
      onSend={send}
      {...(onCancel && { onCancel })}
      error={write.error}
      pending={write.isPending}
    />
  );
}
