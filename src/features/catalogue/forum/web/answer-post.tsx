import Check from 'lucide-react/icons/check';
import Heart from 'lucide-react/icons/heart';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useLogin } from '#features/base/accounts/web/index.ts';
import { ReportButton } from '#features/base/moderation/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { intent } from '#platform/browser/intent.ts';
import { Button } from '#platform/ui/button.tsx';
import { Tag } from '#platform/ui/tag.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { AnswerForm } from './answer-form.tsx';
import { AuthorLine } from './author-line.tsx';
import { useAnswerChanges, type Answer } from './queries.ts';
import { HiddenBanner } from './hidden-banner.tsx';
import { PostText } from './post-text.tsx';
import './forum.css';

type AnswerPostProps = { answer: Answer; slug: string };

/** One answer, with actions for readers, the asker and its author. */
export function AnswerPost({ answer, slug }: AnswerPostProps) {
  const { id, attributes } = answer;
  const [editing, setEditing] = useState(false);
  const { edit } = useAnswerChanges(slug);
  return (
    <article className="answer" id={`answer-${id}`} data-accepted={attributes.accepted || undefined}>
      {attributes.accepted && (
        <Tag tone="good" icon={Check}>
          {m.forum_accepted()}
        </Tag>
      )}
      {attributes.hidden && <HiddenBanner reason={attributes.hidden.reason} />}
      <AuthorLine author={attributes.author} createdAt={attributes.created_at} edited={attributes.edited} />
      {editing ? (
        <AnswerForm
          initialBody={attributes.body}
          save={m.forum_save()}
          change={edit}
          onSave={(body) => edit.mutate({ params: { id }, json: { body } }, { onSuccess: () => setEditing(false) })}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <>
          <PostText text={attributes.body} />
          <AnswerActions answer={answer} slug={slug} onEdit={() => setEditing(true)} />
        </>
      )}
    </article>
  );
}

function AnswerActions({ answer: { id, attributes: answer }, slug, onEdit }: AnswerPostProps & { onEdit: () => void }) {
  const { like, unlike, accept, unaccept, remove, undelete } = useAnswerChanges(slug);
  const login = useLogin();
  const toast = useToast();
  const params = { id };
  const onFailure = { onError: (error: Error) => toast.show(error.message, { kind: 'warn' as const }) };
  const showRemoved = () =>
    toast.show(m.forum_answer_deleted(), {
      action: { label: m.forum_undo(), onPress: () => undelete.mutate({ params }, onFailure) },
    });
  return (
    <div className="row post-actions">
      {!answer.hidden && (
        <Button
          variant="quiet"
          small
          icon={Heart}
          pressed={answer.liked}
          className="like"
          label={m.forum_like_count({ count: answer.likes })}
          onClick={() =>
            login.require({
              reason: m.forum_like_sign_in(),
              afterwards: intent('like', 'POST /api/answers/{id}/like', { params }),
            }) && (answer.liked ? unlike : like).mutate({ params }, onFailure)
          }
        >
          {answer.likes > 0 ? answer.likes : m.forum_like()}
        </Button>
      )}
      {answer.can.accept && (
        <Button
          variant="quiet"
          small
          icon={Check}
          loading={accept.isPending || unaccept.isPending}
          onClick={() => (answer.accepted ? unaccept : accept).mutate({ params }, onFailure)}
        >
          {answer.accepted ? m.forum_unaccept() : m.forum_accept()}
        </Button>
      )}
      {answer.can.edit ? (
        <>
          <Button variant="bare" small icon={Pencil} onClick={onEdit}>
            {m.forum_edit()}
          </Button>
          <Button
            variant="bare"
            small
            danger
            icon={Trash2}
            loading={remove.isPending}
            onClick={() => remove.mutate({ params }, { onSuccess: showRemoved, ...onFailure })}
          >
            {m.forum_delete()}
          </Button>
        </>
      ) : (
        <ReportButton type="answer" id={id} author={answer.author} label={m.forum_report_answer({ name: answer.author.name })} />
      )}
    </div>
  );
}
