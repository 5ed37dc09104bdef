import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question';
import { lazy, Suspense } from 'react';
import { insightsFeed } from '#features/catalogue/insights/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Cover } from '#platform/ui/art/cover.tsx';
import { formatNumber } from '#platform/language/format.ts';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx';
import { ButtonLink } from '#platform/ui/button.tsx';
import { SkeletonList } from '#platform/ui/skeleton.tsx';
import { ChipLink } from '#platform/ui/chip.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { CommunityOverview } from './community-overview.tsx';
import { FollowMenu } from '#features/catalogue/communities/web/index.ts';
import { questionPath, questionsQuery } from '#features/catalogue/forum/web/index.ts';
import {
  boardsQuery,
  cardsQuery,
  communityQuery,
  coursesQuery,
  nextEventsQuery,
  topicsQuery,
  type CommunityPage as Answer,
} from '#features/catalogue/communities/web/index.ts';
import { SuggestDialog } from '#features/catalogue/communities/web/index.ts';

const TABS = ['overview', 'questions', 'cards', 'courses', 'boards', 'events'] as const;
type Tab = (typeof TABS)[number];
type CommunitySearch = { tab?: Tab; page?: number };

function parseSearch({ tab, page }: Record<string, unknown>): CommunitySearch {
  const knownTab = TABS.find((value) => value === tab && value !== 'overview');
  const number = Number(page);
  return {
    ...(knownTab && { tab: knownTab }),
    ...(knownTab === 'courses' && Number.isInteger(number) && number > 1 && number <= 10_000 && { page: number }),
  };
}

export const Route = createFileRoute('/communities/$slug')({
  validateSearch: parseSearch,
  loader: async ({ context: { queryClient }, params: { slug } }): Promise<PageHead> => {
    const community = await queryClient.ensureQueryData(communityQuery(slug));
    await Promise.all([
      queryClient.ensureQueryData(topicsQuery(slug)),
      queryClient.prefetchInfiniteQuery(questionsQuery({ category: slug })),
      queryClient.prefetchQuery(nextEventsQuery(slug)),
      queryClient.prefetchInfiniteQuery(cardsQuery(slug)),
      queryClient.prefetchQuery(coursesQuery(slug)),
      queryClient.prefetchQuery(boardsQuery(slug)),
    ]);
    const { attributes } = community.data;

    return {
      title: m.communities_page_title({ name: attributes.name }),
      description: attributes.description,
      path: `/communities/${slug}`,
      above: [{ name: m.communities_title(), path: '/communities' }],
      here: attributes.name,
      items: queryClient.getQueryData(questionsQuery({ category: slug }).queryKey)?.pages[0]?.data.map(questionPath) ?? [],
      feed: insightsFeed({ category: slug }),
      ...(attributes.only_staff && { hidden: true }),
    };
  },
  head: pageHead,
  component: CommunityPage,
});

// Most visitors read the overview.
const parts = () => import('./community-parts.tsx');
const QuestionsPart = lazy(async () => ({ default: (await parts()).QuestionsPart }));
const CardsPart = lazy(async () => ({ default: (await parts()).CardsPart }));
const CoursesPart = lazy(async () => ({ default: (await parts()).CoursesPart }));
const BoardsPart = lazy(async () => ({ default: (await parts()).BoardsPart }));
const EventsPart = lazy(async () => ({
  default: (await import('#features/catalogue/communities/web/index.ts')).EventsPart,
}));
// Only editors get it.
const PreviewBanner = lazy(async () => ({ default: (await import('#platform/ui/preview-banner.tsx')).PreviewBanner }));

/** One community with its followers, discussions and content. */
function CommunityPage() {
  const { slug } = Route.useParams();
  const { tab = 'overview', page = 1 } = parseSearch(Route.useSearch());
  const { attributes: community } = useSuspenseQuery(communityQuery(slug)).data.data;
  return (
    <main className="container community-page">
      <Breadcrumbs crumbs={[{ label: m.communities_title(), render: <Link to="/communities" /> }, { label: community.name }]} />
      {community.only_staff && (
        <Suspense>
          <PreviewBanner to={`/staff/communities/${slug}`} />
        </Suspense>
      )}
      <CommunityHead community={community} />
      <nav className="tabs community-tabs" aria-label={m.communities_parts()}>
        {TABS.map((value) => (
          <Link
            key={value}
            to="/communities/$slug"
            params={{ slug }}
            search={value === 'overview' ? {} : { tab: value }}
            activeOptions={{ exact: true }}
            aria-current={tab === value ? 'page' : undefined}
          >
            {TAB_LABELS[value]()}
          </Link>
        ))}
      </nav>
      {tab !== 'overview' && <h2 className="visually-hidden">{TAB_LABELS[tab]()}</h2>}
      {tab === 'overview' && <CommunityOverview slug={slug} about={community.about} />}
      <Suspense fallback={<SkeletonList />}>
        {tab === 'questions' && <QuestionsPart slug={slug} />}
        {tab === 'cards' && <CardsPart slug={slug} />}
        {tab === 'courses' && (
          <CoursesPart
            slug={slug}
            page={page}
            link={(next) => <Link to="/communities/$slug" params={{ slug }} search={{ tab: 'courses', page: next }} />}
          />
        )}
        {tab === 'boards' && <BoardsPart slug={slug} />}
        {tab === 'events' && <EventsPart slug={slug} canAdd={community.can.add_event} />}
      </Suspense>
    </main>
  );
}

const TAB_LABELS: Record<Tab, () => string> = {
  overview: m.communities_tab_overview,
  questions: m.communities_tab_questions,
  cards: m.communities_tab_cards,
  courses: m.communities_tab_courses,
  boards: m.communities_tab_boards,
  events: m.communities_tab_events,
};

function CommunityHead({ community }: { community: Answer['data']['attributes'] }) {
  const { data: topics } = useSuspenseQuery(topicsQuery(community.slug)).data;
  return (
    <header className="community-head">
      <Cover slug={community.slug} />
      <div className="stack gap-3">
        <h1>{community.name}</h1>
        <p className="lead muted">{community.description}</p>
        <div className="row">
          <FollowMenu community={community} />
          <ButtonLink
            variant="quiet"
            icon={MessageCircleQuestion}
            render={<Link to="/forum/ask" search={{ category: community.slug }} />}
          >
            {m.forum_ask()}
          </ButtonLink>
          <TextLink className="small" render={<Link to="/communities/$slug/followers" params={{ slug: community.slug }} />}>
            {m.communities_followers_count({ count: community.followers, shown: formatNumber(community.followers) })}
          </TextLink>
        </div>
        <nav className="row topic-row" aria-label={m.communities_topics()}>
          {topics.map(({ id, attributes: topic }) => (
            <ChipLink
              key={id}
              render={<Link to="/communities/$slug/topics/$topic" params={{ slug: community.slug, topic: id }} />}
              {...(topic.questions > 0 && { count: topic.questions })}
            >
              {topic.name}
            </ChipLink>
          ))}
          <SuggestDialog communities={[community]} />
        </nav>
      </div>
    </header>
  );
}
