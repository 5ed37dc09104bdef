import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { Avatar } from '#platform/ui/art/avatar.tsx';
import { formatNumber } from '#platform/language/format.ts';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { Item, ItemTitle, List } from '#platform/ui/list.tsx';
import { Pagination } from '#platform/ui/pagination.tsx';
import { FollowMenu } from './follow-menu.tsx';
import { communityQuery, followersQuery } from './queries.ts';

type FollowersSearch = { page?: number };

const parseSearch = ({ page }: Record<string, unknown>): FollowersSearch => {
  const number = Number(page);
  return Number.isInteger(number) && number > 1 && number <= 10_000 ? { page: number } : {};
};

export const Route = createFileRoute('/communities/$slug/followers')({
  validateSearch: parseSearch,
  loaderDeps: ({ search }) => parseSearch(search),
  loader: async ({ context: { queryClient }, params: { slug }, deps }): Promise<PageHead> => {
    const [community] = await Promise.all([
      queryClient.ensureQueryData(communityQuery(slug)),
      queryClient.ensureQueryData(followersQuery(slug, deps.page)),
    ]);
    const { name } = community.data.attributes;

    return {
      title: m.communities_followers_title({ name }),
      description: m.communities_followers_title({ name }),
      path: `/communities/${slug}/followers`,
      hidden: true,
    };
  },
  head: pageHead,
  component: FollowersPage,
});

/** The followers of a community. */
function FollowersPage() {
  const { slug } = Route.useParams();
  const { page = 1 } = parseSearch(Route.useSearch());
  const { attributes: community } = useSuspenseQuery(communityQuery(slug)).data.data;
  const { data: people, meta } = useSuspenseQuery(followersQuery(slug, page)).data;
  return (
    <main className="container narrow-list stack gap-5">
      <Breadcrumbs
        crumbs={[
          { label: m.communities_title(), render: <Link to="/communities" /> },
          { label: community.name, render: <Link to="/communities/$slug" params={{ slug }} /> },
          { label: m.communities_followers() },
        ]}
      />
      <header className="stack gap-2">
        <h1>{m.communities_followers_title({ name: community.name })}</h1>
        <p className="muted">{m.communities_followers_count({ count: meta.total, shown: formatNumber(meta.total) })}</p>
      </header>
      {people.length === 0 ? (
        <EmptyState cover="first-follower" title={m.communities_no_followers()} action={<FollowMenu community={community} />}>
          {m.communities_no_followers_text()}
        </EmptyState>
      ) : (
        <List>
          {people.map(({ id, attributes: person }) => {
            const profile: string = `/profile/${person.slug}`;
            return (
              <Item key={id} art={<Avatar name={person.name} size={44} />}>
                <ItemTitle level={2} render={<Link to={profile} />}>
                  {person.name}
                </ItemTitle>
                {person.headline && <p className="small muted">{person.headline}</p>}
              </Item>
            );
          })}
        </List>
      )}
      <Pagination
        page={page}
        pages={meta.total_pages}
        link={(next) => <Link to="/communities/$slug/followers" params={{ slug }} search={{ page: next }} />}
      />
    </main>
  );
}
