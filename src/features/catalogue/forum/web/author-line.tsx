import { Link } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { Avatar } from '#platform/ui/art/avatar.tsx';
import { formatRelative } from '#platform/language/format.ts';
import { useNow } from '#platform/ui/hooks/use-now.ts';
import { Tag } from '#platform/ui/tag.tsx';
import type { Answer } from './queries.ts';

type Author = Answer['attributes']['author'];

type AuthorLineProps = {
  author: Author;
  createdAt: string;
  edited?: boolean;
  /** Marks a question that was asked by the editors. */
  isStarter?: boolean;
};

/** The author and the date. */
export function AuthorLine({ author, createdAt, edited = false, isStarter = false }: AuthorLineProps) {
  const now = useNow();
  return (
    <div className="byline">
      <Avatar name={author.name} size={32} />
      <span>
        <AuthorName author={author} />{' '}
        <span className="muted">
          <time dateTime={createdAt}>{formatRelative(createdAt, now)}</time>
          {edited && `, ${m.forum_edited()}`}
        </span>
      </span>
      {isStarter && <Tag>{m.forum_starter()}</Tag>}
    </div>
  );
}

function AuthorName({ author }: { author: Author }) {
  if (author.slug === null) return <span className="strong">{author.name}</span>;
  const profile: string = `/profile/${author.slug}`;
  return (
    <Link to={profile} className="strong">
      {author.name}
    </Link>
  );
}
