import Ellipsis from 'lucide-react/icons/ellipsis';
import Heart from 'lucide-react/icons/heart';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useLogin } from '#features/base/accounts/web/index.ts';
import { ReportButton } from '#features/base/moderation/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { intent } from '#platform/browser/intent.ts';
import { Avatar } from '#platform/ui/art/avatar.tsx';
import { formatNumber, formatRelative } from '#platform/language/format.ts';
import { useNow } from '#platform/ui/hooks/use-now.ts';
import { Button } from '#platform/ui/button.tsx';
import { Menu, MenuItem } from '#platform/ui/menu.tsx';
import { Tag } from '#platform/ui/tag.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { CommentText, PersonLink } from './comment-text.tsx';
import { Composer } from './composer.tsx';
import { useChangeComment, useDeleteComment, useLikeComment, useRestoreComment, type Comment } from './queries.ts';
import './discussion.css';

/** One comment with its author, text and actions. Without `onReply` there is no reply button. */
export function CommentItem({ comment, small = false, onReply }: { comment: Comment; small?: boolean; onReply?: () => void }) {
  const { attributes } = comment;
  const [editing, setEditing] = useState(false);
  if (!attributes.author) return <RemovedComment state={attributes.state} />;
  const { author } = attributes;
  return (
    <div className="comment" id={`comment-${comment.id}`}>
      <Avatar name={author.name} size={small ? 28 : 36} />
      <div>
        <p className="small comment-head">
          <strong>
            <PersonLink slug={author.slug} name={author.name} />
          </strong>{' '}
          {attributes.by_owner && <Tag tone="primary">{m.discussion_author()}</Tag>} <CommentTime comment={comment} />
        </p>
        {attributes.hidden_reason !== null && (
          <p className="small warn">{m.discussion_hidden({ reason: attributes.hidden_reason })}</p>
        )}
        {editing ? (
          <EditComposer comment={comment} onDone={() => setEditing(false)} />
        ) : (
          <>
            <CommentText text={attributes.body} mentions={attributes.mentions} />
            <div className="row comment-actions">
              {attributes.can.like && <LikeButton comment={comment} />}
              {attributes.can.reply && onReply && (
                <Button variant="bare" small label={m.discussion_reply_named({ name: author.name })} onClick={onReply}>
                  {m.discussion_reply()}
                </Button>
              )}
              {attributes.can.reply && !attributes.can.delete && (
                <ReportButton
                  type="comment"
                  id={comment.id}
                  author={author}
                  label={m.discussion_report_named({ name: author.name })}
                />
              )}
              {attributes.can.delete && <OwnMenu comment={comment} onEdit={() => setEditing(true)} />}
            </div>
          </>
        )}
      </div>
    </div>
  );
}

function CommentTime({ comment: { attributes } }: { comment: Comment }) {
  const now = useNow();
  return (
    <span className="muted">
      <time dateTime={attributes.created_at} suppressHydrationWarning>
        {formatRelative(attributes.created_at, now)}
      </time>
      {attributes.edited && `, ${m.discussion_edited()}`}
    </span>
  );
}

function RemovedComment({ state }: { state: Comment['attributes']['state'] }) {
  return (
    <p className="muted small comment-removed">
      {state === 'hidden' ? m.discussion_removed_hidden() : m.discussion_removed_deleted()}
    </p>
  );
}

function LikeButton({ comment }: { comment: Comment }) {
  const login = useLogin();
  const toast = useToast();
  const like = useLikeComment(comment);
  const { liked, likes, author } = comment.attributes;
  const toggleLike = () => {
    const input = { params: { id: comment.id } };
    const afterwards = intent('like', 'POST /api/comments/{id}/like', input);
    if (!login.require({ reason: m.discussion_like_login(), afterwards })) return;
    like.mutate(input, { onError: (error) => toast.show(error.message, { kind: 'warn' }) });
  };
  return (
    <Button
      variant="bare"
      small
      icon={Heart}
      className="like"
      pressed={liked}
      label={m.discussion_like_named({ name: author?.name ?? '', count: formatNumber(likes) })}
      onClick={toggleLike}
    >
      <span className="num">{formatNumber(likes)}</span>
    </Button>
  );
}

function OwnMenu({ comment, onEdit }: { comment: Comment; onEdit: () => void }) {
  const toast = useToast();
  const [remove, restore] = [useDeleteComment(), useRestoreComment()];
  const warn = (error: Error) => toast.show(error.message, { kind: 'warn' });
  const target = { params: { id: comment.id } };
  // The comment is unmounted before the response arrives, so the toast must not depend on this component.
  const undo = { label: m.discussion_undo(), onPress: () => void restore.mutateAsync(target).catch(warn) };
  const deleteComment = () => remove.mutateAsync(target).then(() => toast.show(m.discussion_deleted(), { action: undo }), warn);
  return (
    <Menu
      align="start"
      trigger={
        <Button
          variant="bare"
          small
          icon={Ellipsis}
          iconOnly
          label={m.discussion_more({ name: comment.attributes.author?.name ?? '' })}
        />
      }
    >
      {comment.attributes.can.edit && (
        <MenuItem icon={Pencil} onSelect={onEdit}>
          {m.discussion_edit()}
        </MenuItem>
      )}
      <MenuItem icon={Trash2} danger onSelect={() => void deleteComment()}>
        {m.discussion_delete()}
      </MenuItem>
    </Menu>
  );
}

function EditComposer({ comment, onDone }: { comment: Comment; onDone: () => void }) {
  const change = useChangeComment();
  const save = async (body: string) => {
    const saved = await change.mutateAsync({ params: { id: comment.id }, json: { body } }).catch(() => null);
    if (saved) onDone();
    return saved !== null;
  };
  return (
    <Composer
      label={m.discussion_edit_write()}
      sendLabel={m.discussion_save()}
      initial={comment.attributes.body}
      focused
      onSend={save}
      onCancel={onDone}
      error={change.error}
      pending={change.isPending}
    />
  );
}
