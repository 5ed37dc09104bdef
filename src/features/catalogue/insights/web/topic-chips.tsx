import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { Avatar } from '#platform/ui/art/avatar.tsx';
import { ChipLink } from '#platform/ui/chip.tsx';
import { peopleQuery, topicsQuery } from './queries.ts';

/** Hashtags that are used together with others; by default those of popular cards. */
export function TopicChips({ title, relatedTo = [] }: { title: string; relatedTo?: readonly string[] }) {
  const topics = useQuery(topicsQuery(relatedTo)).data?.data ?? [];
  if (topics.length === 0) return null;
  return (
    <section className="stack gap-3" aria-label={title}>
      <h2 className="aside-title">{title}</h2>
      <HashtagChips hashtags={topics.map(({ id, attributes: { name } }) => ({ slug: id, name }))} />
    </section>
  );
}

/** Hashtags with links to their cards. */
export function HashtagChips({ hashtags }: { hashtags: readonly { slug: string; name: string }[] }) {
  return (
    <ul className="row hashtags" aria-label={m.insights_tags()}>
      {hashtags.map(({ slug, name }) => (
        <li key={slug}>
          <ChipLink render={<Link to="/insights/browse" search={{ hashtag: slug }} />}>#{name}</ChipLink>
        </li>
      ))}
    </ul>
  );
}

/** Top authors of cards with some hashtags; by default of all cards. */
export function TopAuthors({ title, hashtags = [] }: { title: string; hashtags?: readonly string[] }) {
  const people = useQuery(peopleQuery(hashtags)).data?.data ?? [];
  if (people.length === 0) return null;
  return (
    <section className="card people-card" aria-label={title}>
      <h2 className="aside-title">{title}</h2>
      <ul className="stack gap-3.5">
        {people.map(({ id, attributes }) => (
          <Contributor key={id} {...attributes} />
        ))}
      </ul>
    </section>
  );
}

function Contributor({ slug, name, headline, insights }: { slug: string; name: string; headline: string; insights: number }) {
  const page: string = `/profile/${slug}`;
  return (
    <li className="author-row">
      <Avatar name={name} size={40} />
      <p>
        <Link to={page} className="strong person-link">
          {name}
        </Link>
        <br />
        <span className="small muted">{[headline, m.insights_written({ count: insights })].filter(Boolean).join(', ')}</span>
      </p>
    </li>
  );
}
