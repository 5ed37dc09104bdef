import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useCurrentUser, useLogin } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Cover } from '#platform/ui/art/cover.tsx';
import { formatNumber } from '#platform/language/format.ts';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Panel } from '#platform/ui/panel.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { TitledSection } from '#platform/ui/titled-section.tsx';
import { AnswerForm } from './answer-form.tsx';
import { AnswerPost } from './answer-post.tsx';
import { communityQuery, FollowMenu, MoreButton } from '#features/catalogue/communities/web/index.ts';
import { answersQuery, questionQuery, questionsQuery, usePostAnswer, type Question } from './queries.ts';
import { QuestionPost } from './question-post.tsx';
import { structuredQuestion } from './structured-question.ts';

const MAX_OTHER_QUESTIONS = 5;
/** The anchor of the form, to which a visitor returns who signs in to answer. */
const ANSWER_FORM = 'your-answer';

export const Route = createFileRoute('/forum/$slug')({
  loader: async ({ context: { queryClient }, params: { slug } }): Promise<PageHead> => {
    const [{ data: question }, answers] = await Promise.all([
      queryClient.ensureQueryData(questionQuery(slug)),
      queryClient.ensureInfiniteQueryData(answersQuery(slug)),
    ]);
    await Promise.all([
      queryClient.ensureQueryData(communityQuery(question.attributes.category.slug)),
      queryClient.ensureInfiniteQueryData(questionsQuery({ category: question.attributes.category.slug })),
    ]);
    const { attributes } = question;

    return {
      title: attributes.title,
      description:
        attributes.excerpt || m.forum_question_description({ category: attributes.category.name, title: attributes.title }),
      path: `/forum/${slug}`,
      type: 'article',
      hidden: attributes.hidden !== null,
      structured: structuredQuestion(question, answers.pages[0]?.data ?? []),
      above: [
        { name: m.forum_title(), path: '/forum' },
        { name: attributes.category.name, path: `/forum?category=${attributes.category.slug}` },
      ],
    };
  },
  head: pageHead,
  component: QuestionPage,
});

/** One question with its answers. */
function QuestionPage() {
  const { slug } = Route.useParams();
  const { data: question } = useSuspenseQuery(questionQuery(slug)).data;
  const { category } = question.attributes;
  return (
    <main className="container">
      <Breadcrumbs
        crumbs={[
          { label: m.forum_title(), render: <Link to="/forum" /> },
          { label: category.name, render: <Link to="/forum" search={{ category: category.slug }} /> },
          { label: question.attributes.title },
        ]}
      />
      <div className="with-aside question-page">
        <div className="stack gap-8">
          <QuestionPost question={question} />
          <Answers question={question} />
        </div>
        <Aside question={question} />
      </div>
    </main>
  );
}

function Answers({ question: { attributes: question } }: { question: Question }) {
  const feed = useSuspenseInfiniteQuery(answersQuery(question.slug));
  const otherAnswers = feed.data.pages.flatMap(({ data }) => data);
  const answers = question.accepted ? [question.accepted, ...otherAnswers] : otherAnswers;
  const count = { count: question.answers, shown: formatNumber(question.answers) };
  return (
    <TitledSection id="answers" title={question.kind === 'discussion' ? m.forum_replies(count) : m.forum_answers(count)}>
      {answers.length === 0 && <p className="muted">{m.forum_no_answers()}</p>}
      {answers.map((answer) => (
        <AnswerPost key={answer.id} answer={answer} slug={question.slug} />
      ))}
      <MoreButton feed={feed} />
      {!question.hidden && <NewAnswer slug={question.slug} />}
    </TitledSection>
  );
}

function NewAnswer({ slug }: { slug: string }) {
  const user = useCurrentUser();
  const login = useLogin();
  const answer = usePostAnswer(slug);
  // Changing the key of the form clears it after an answer was sent.
  const [sentCount, setSentCount] = useState(0);
  if (!user)
    return (
      <div className="row">
        <Button onClick={() => login.open({ reason: m.forum_answer_sign_in(), returnTo: `/forum/${slug}#${ANSWER_FORM}` })}>
          {m.forum_answer()}
        </Button>
      </div>
    );
  return (
    <Panel id={ANSWER_FORM}>
      <AnswerForm
        key={sentCount}
        save={m.forum_answer_send()}
        change={answer}
        onSave={(body) =>
          answer.mutate({ params: { slug }, json: { body } }, { onSuccess: () => setSentCount((count) => count + 1) })
        }
      />
    </Panel>
  );
}

function Aside({ question }: { question: Question }) {
  const { attributes: community } = useSuspenseQuery(communityQuery(question.attributes.category.slug)).data.data;
  const feed = useSuspenseInfiniteQuery(questionsQuery({ category: community.slug }));
  const others = (feed.data.pages[0]?.data ?? []).filter(({ id }) => id !== question.id).slice(0, MAX_OTHER_QUESTIONS);
  return (
    <aside className="stack gap-6">
      <Panel className="stack gap-3">
        <div className="thumb-row">
          <Cover slug={community.slug} thumb={56} />
          <div>
            <h2 className="card-title">
              <Link to="/communities/$slug" params={{ slug: community.slug }}>
                {community.name}
              </Link>
            </h2>
            <p className="small muted">
              {m.communities_questions_count({ count: community.questions, shown: formatNumber(community.questions) })}
            </p>
          </div>
        </div>
        <div className="row">
          <FollowMenu community={community} small />
        </div>
      </Panel>
      {others.length > 0 && (
        <section className="stack gap-2.5" aria-labelledby="other-questions">
          <h2 id="other-questions" className="aside-title">
            {m.forum_also_in({ name: community.name })}
          </h2>
          <ul className="stack gap-2.5">
            {others.map(({ id, attributes: other }) => (
              <li key={id} className="small">
                <TextLink render={<Link to="/forum/$slug" params={{ slug: other.slug }} />}>{other.title}</TextLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  );
}
