import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import MessagesSquare from 'lucide-react/icons/messages-square';
import { useCurrentUser } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { ButtonLink } from '#platform/ui/button.tsx';
import { ChipLink } from '#platform/ui/chip.tsx';
import { Panel } from '#platform/ui/panel.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { CommunityCard } from './community-card.tsx';
import { DateTile } from './event-item.tsx';
import { eventTimeLabel } from './event-labels.ts';
import { groupCommunities } from './group-communities.ts';
import { communitiesQuery, nextEventsQuery, type Community } from './queries.ts';
import { SuggestDialog } from './suggest-dialog.tsx';

const MAX_SHOWN_EVENTS = 4;

export const Route = createFileRoute('/communities')({
  loader: async ({ context }): Promise<PageHead> => {
    await Promise.all([
      context.queryClient.ensureQueryData(communitiesQuery()),
      context.queryClient.ensureQueryData(nextEventsQuery()),
    ]);

    return {
      title: m.communities_title(),
      description: m.communities_description(),
      path: '/communities',
      items: context.queryClient.getQueryData(communitiesQuery().queryKey)?.data.map(toListItem) ?? [],
    };
  },
  head: pageHead,
  component: CommunitiesPage,
});

const toListItem = ({ attributes: { name, slug } }: Community) => ({ name, path: `/communities/${slug}` });

/** All communities by field, followed ones first. */
function CommunitiesPage() {
  const { data } = useSuspenseQuery(communitiesQuery()).data;
  const user = useCurrentUser();
  const followed = data.filter(({ attributes }) => attributes.level !== null);
  const groups = groupCommunities(data);
  return (
    <main className="container page-top stack gap-8">
      <header className="forum-head">
        <div className="stack gap-2">
          <h1>{m.communities_title()}</h1>
          <p className="lead muted">{m.communities_lead()}</p>
        </div>
        <ButtonLink variant="quiet" icon={MessagesSquare} render={<Link to="/forum" />}>
          {m.communities_to_forum()}
        </ButtonLink>
      </header>
      <nav className="row gap-2" aria-label={m.communities_fields()}>
        {followed.length > 0 && (
          <ChipLink href="#field-mine" count={followed.length}>
            {m.communities_mine()}
          </ChipLink>
        )}
        {groups.map((group) => (
          <ChipLink key={group.id} href={`#field-${group.id}`} count={group.communities.length}>
            {group.title}
          </ChipLink>
        ))}
      </nav>
      <div className="with-aside">
        <div className="stack gap-10">
          {followed.length > 0 && <CommunityGroup id="mine" title={m.communities_mine()} communities={followed} />}
          {groups.map((group) => (
            <CommunityGroup key={group.id} {...group} />
          ))}
        </div>
        <aside className="stack gap-5">
          <NextEvents />
          <Panel className="only-wide stack gap-2.5">
            <h2 className="aside-title">{m.communities_missing()}</h2>
            <p className="small muted">{m.communities_missing_text()}</p>
            <div className="row">
              <SuggestDialog communities={data.map(({ attributes }) => attributes)} />
            </div>
            {user && (
              <TextLink className="small" render={<Link to="/communities/suggestions" />}>
                {m.communities_suggestions_link()}
              </TextLink>
            )}
          </Panel>
        </aside>
      </div>
    </main>
  );
}

function CommunityGroup({ id, title, communities }: { id: string; title: string; communities: readonly Community[] }) {
  return (
    <section className="stack gap-3.5" aria-labelledby={`field-${id}`}>
      <h2 id={`field-${id}`} className="part-title">
        {title}
      </h2>
      <div className="grid [--min:250px] gap-4">
        {communities.map((community) => (
          <CommunityCard key={community.id} community={community} />
        ))}
      </div>
    </section>
  );
}

function NextEvents() {
  const { data } = useSuspenseQuery(nextEventsQuery()).data;
  if (data.length === 0) return null;
  return (
    <Panel className="stack gap-3.5">
      <h2 className="aside-title">{m.communities_next_events()}</h2>
      <ul className="stack gap-3.5">
        {data.slice(0, MAX_SHOWN_EVENTS).map(({ id, attributes: event }) => (
          <li key={id} className="thumb-row">
            <DateTile event={event} />
            <div>
              <h3 className="card-title">
                <Link to="/communities/$slug" params={{ slug: event.category.slug }} search={{ tab: 'events' }}>
                  {event.title}
                </Link>
              </h3>
              <p className="small muted">
                {eventTimeLabel(event)}, {event.category.name}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
