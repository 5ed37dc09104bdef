import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import { useLogin } from '#features/base/accounts/web/index.ts';
import { insightsFeed } from '#features/catalogue/insights/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { intent } from '#platform/browser/intent.ts';
import { Cover } from '#platform/ui/art/cover.tsx';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { mutation } from '#platform/browser/queries.ts';
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { TitledSection } from '#platform/ui/titled-section.tsx';
import { CommunityCounts } from '#features/catalogue/communities/web/index.ts';
import { CardsPart, CoursesPart, QuestionsPart } from './community-parts.tsx';
import { questionPath, questionsQuery } from '#features/catalogue/forum/web/index.ts';
import { cardsQuery, coursesQuery, topicQuery, type Topic } from '#features/catalogue/communities/web/index.ts';

export const Route = createFileRoute('/communities/$slug/topics/$topic')({
  validateSearch: ({ page }: Record<string, unknown>): { page?: number } =>
    Number.isInteger(Number(page)) && Number(page) > 1 && Number(page) <= 10_000 ? { page: Number(page) } : {},
  loader: async ({ context: { queryClient }, params: { slug, topic } }): Promise<PageHead> => {
    const { data } = await queryClient.ensureQueryData(topicQuery(slug, topic));
    await Promise.all([
      queryClient.prefetchInfiniteQuery(questionsQuery({ category: slug, hashtag: topic })),
      queryClient.prefetchInfiniteQuery(cardsQuery(slug, topic)),
      queryClient.prefetchQuery(coursesQuery(slug, { topic })),
    ]);
    const { attributes } = data;

    return {
      title: m.communities_topic_title({ topic: attributes.name, name: attributes.category.name }),
      description: m.communities_topic_description({ topic: attributes.name, name: attributes.category.name }),
      path: `/communities/${slug}/topics/${topic}`,
      // Any hashtag exists in any community, so unused ones are excluded from search engines.
      hidden: !attributes.kept && attributes.questions === 0,
      above: [
        { name: m.communities_title(), path: '/communities' },
        { name: attributes.category.name, path: `/communities/${slug}` },
      ],
      here: attributes.name,
      items:
        queryClient.getQueryData(questionsQuery({ category: slug, hashtag: topic }).queryKey)?.pages[0]?.data.map(questionPath) ??
        [],
      feed: insightsFeed({ hashtag: topic }),
    };
  },
  head: pageHead,
  component: TopicPage,
});

/** A topic of a community with its questions, cards and courses. */
function TopicPage() {
  const { slug, topic: hashtag } = Route.useParams();
  const { page = 1 } = Route.useSearch();
  const { attributes: topic } = useSuspenseQuery(topicQuery(slug, hashtag)).data.data;
  return (
    <main className="container community-page">
      <Breadcrumbs
        crumbs={[
          { label: m.communities_title(), render: <Link to="/communities" /> },
          { label: topic.category.name, render: <Link to="/communities/$slug" params={{ slug }} /> },
          { label: topic.name },
        ]}
      />
      <header className="community-head">
        <Cover slug={`${slug}-${hashtag}`} />
        <div className="stack gap-3">
          <h1>{topic.name}</h1>
          <p className="lead muted">{m.communities_topic_description({ topic: topic.name, name: topic.category.name })}</p>
          <CommunityCounts community={topic} />
          <div className="row">
            <FollowTopic slug={slug} hashtag={hashtag} topic={topic} />
            <ButtonLink variant="quiet" render={<Link to="/forum/ask" search={{ category: slug, hashtag: topic.name }} />}>
              {m.forum_ask()}
            </ButtonLink>
          </div>
        </div>
      </header>
      <div className="stack gap-10">
        <TitledSection id="topic-questions" title={m.communities_tab_questions()}>
          <QuestionsPart slug={slug} topic={hashtag} />
        </TitledSection>
        <TitledSection id="topic-courses" title={m.communities_tab_courses()}>
          <CoursesPart
            slug={slug}
            topic={hashtag}
            page={page}
            link={(next) => (
              <Link to="/communities/$slug/topics/$topic" params={{ slug, topic: hashtag }} search={{ page: next }} />
            )}
          />
        </TitledSection>
        <TitledSection id="topic-cards" title={m.communities_tab_cards()}>
          <CardsPart slug={slug} topic={hashtag} />
        </TitledSection>
      </div>
    </main>
  );
}

function FollowTopic({ slug, hashtag, topic }: { slug: string; hashtag: string; topic: Topic['attributes'] }) {
  const client = useQueryClient();
  const login = useLogin();
  const refreshTopic = { onSuccess: () => client.invalidateQueries({ queryKey: topicQuery(slug, hashtag).queryKey }) };
  const follow = useMutation({ ...mutation('POST /api/hashtags/{slug}/follow'), ...refreshTopic });
  const unfollow = useMutation({ ...mutation('DELETE /api/hashtags/{slug}/follow'), ...refreshTopic });
  const press = () => {
    const input = { params: { slug: hashtag } };
    const reason = m.communities_follow_sign_in({ name: topic.name });
    if (!login.require({ reason, afterwards: intent('follow', 'POST /api/hashtags/{slug}/follow', input) })) return;
    (topic.following ? unfollow : follow).mutate(input);
  };
  return (
    <Button
      variant={topic.following ? 'quiet' : 'solid'}
      icon={topic.following ? Check : Plus}
      pressed={topic.following}
      loading={follow.isPending || unfollow.isPending}
      onClick={press}
    >
      {topic.following ? m.communities_following() : m.communities_follow()}
    </Button>
  );
}
