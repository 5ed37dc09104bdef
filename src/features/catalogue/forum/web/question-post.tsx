import { Link, useNavigate } from '@tanstack/react-router';
import Bell from 'lucide-react/icons/bell';
import Heart from 'lucide-react/icons/heart';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useLogin } from '#features/base/accounts/web/index.ts';
import { recordEvent } from '#features/base/analytics/web/index.ts';
import { ReportButton } from '#features/base/moderation/web/index.ts';
import { foreignLanguageTag } from '#platform/language/language.ts';
import { m } from '#platform/messages/messages.js';
import { intent } from '#platform/browser/intent.ts';
import { Button } from '#platform/ui/button.tsx';
import { ChipLink } from '#platform/ui/chip.tsx';
import { ShareMenu } from '#platform/ui/share-menu.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { AuthorLine } from './author-line.tsx';
import { useDeleteQuestion, useEditQuestion, useQuestionActions, useUndeleteQuestion, type Question } from './queries.ts';
import { HiddenBanner } from './hidden-banner.tsx';
import { PostText } from './post-text.tsx';
import { QuestionForm } from './question-form.tsx';
import './forum.css';

/** The question with its actions, or the form in which its author edits it. */
export function QuestionPost({ question: { id, attributes: question } }: { question: Question }) {
  const [editing, setEditing] = useState(false);
  const edit = useEditQuestion();
  const { slug } = question;
  if (editing)
    return (
      <QuestionForm
        initial={{
          kind: question.kind,
          title: question.title,
          body: question.body,
          category: question.category.slug,
          hashtags: question.hashtags.map(({ name }) => name),
        }}
        saveLabel={m.forum_save()}
        mutation={edit}
        onSave={({ title, body, hashtags }) =>
          edit.mutate({ params: { slug }, json: { title, body, hashtags } }, { onSuccess: () => setEditing(false) })
        }
        onCancel={() => setEditing(false)}
      />
    );
  return (
    <article className="stack gap-4">
      {question.hidden && <HiddenBanner reason={question.hidden.reason} />}
      <h1 className="question-title" lang={foreignLanguageTag(question.title)}>
        {question.title}
      </h1>
      <AuthorLine
        author={question.author}
        createdAt={question.created_at}
        edited={question.edited}
        isStarter={question.author.kind === 'editors'}
      />
      {question.body && <PostText text={question.body} />}
      {question.hashtags.length > 0 && (
        <nav className="row tag-row" aria-label={m.forum_hashtags()}>
          {question.hashtags.map((tag) => (
            <ChipLink
              key={tag.slug}
              render={<Link to="/communities/$slug/topics/$topic" params={{ slug: question.category.slug, topic: tag.slug }} />}
            >
              #{tag.name}
            </ChipLink>
          ))}
        </nav>
      )}
      <div className="row post-actions">
        {!question.hidden && (
          <>
            <QuestionActions question={question} />
            <ShareMenu small title={question.title} path={`/forum/${slug}`} onShared={() => recordShare(slug)} />
          </>
        )}
        {question.can.edit ? (
          <>
            <Button variant="bare" small icon={Pencil} onClick={() => setEditing(true)}>
              {m.forum_edit()}
            </Button>
            <DeleteQuestion slug={slug} />
          </>
        ) : (
          <ReportButton type="question" id={id} author={question.author} />
        )}
      </div>
    </article>
  );
}

const recordShare = (slug: string) =>
  recordEvent({ actionable_action: 'share', actionable_type: 'question', actionable_id: slug });

function QuestionActions({ question }: { question: Question['attributes'] }) {
  const { like, unlike, follow, unfollow } = useQuestionActions();
  const login = useLogin();
  const toast = useToast();
  const params = { slug: question.slug };
  const onFailure = { onError: (error: Error) => toast.show(error.message, { kind: 'warn' }) };
  const toggleLike = () => {
    const afterwards = intent('like', 'POST /api/questions/{slug}/like', { params });
    if (login.require({ reason: m.forum_like_sign_in(), afterwards }))
      (question.liked ? unlike : like).mutate({ params }, onFailure);
  };
  const toggleFollow = () => {
    const afterwards = intent('follow', 'POST /api/questions/{slug}/follow', { params });
    if (!login.require({ reason: m.forum_follow_sign_in(), afterwards })) return;
    (question.following ? unfollow : follow).mutate({ params }, onFailure);
  };
  return (
    <>
      <Button
        variant="quiet"
        small
        icon={Heart}
        pressed={question.liked}
        className="like"
        label={m.forum_like_count({ count: question.likes })}
        onClick={toggleLike}
      >
        {question.likes > 0 ? question.likes : m.forum_like()}
      </Button>
      <Button variant="quiet" small icon={Bell} pressed={question.following} onClick={toggleFollow}>
        {question.following ? m.communities_following() : m.communities_follow()}
      </Button>
    </>
  );
}

function DeleteQuestion({ slug }: { slug: string }) {
  const [remove, undelete] = [useDeleteQuestion(), useUndeleteQuestion()];
  const toast = useToast();
  const navigate = useNavigate();
  const params = { slug };
  const undo = () => undelete.mutate({ params }, { onSuccess: () => void navigate({ to: '/forum/$slug', params: { slug } }) });
  const showRemoved = () => {
    toast.show(m.forum_deleted(), { action: { label: m.forum_undo(), onPress: undo } });
    void navigate({ to: '/forum' });
  };
  return (
    <Button
      variant="bare"
      small
      danger
      icon={Trash2}
      loading={remove.isPending}
      onClick={() =>
        remove.mutate({ params }, { onSuccess: showRemoved, onError: (error) => toast.show(error.message, { kind: 'warn' }) })
      }
    >
      {m.forum_delete()}
    </Button>
  );
}
