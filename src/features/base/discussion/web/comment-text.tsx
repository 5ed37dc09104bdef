import { Link } from '@tanstack/react-router';
import { splitText } from './split-text.ts';

/** What somebody wrote: text, with links that search engines do not follow. */
export function CommentText({ text, mentions }: { text: string; mentions: readonly { slug: string; name: string }[] }) {
  return (
    <p className="comment-text">
      {splitText(text, mentions).map((piece, index) => {
        if (piece.person) return <PersonLink key={index} slug={piece.person} name={piece.text} />;
        if (!piece.href) return piece.text;
        return (
          <a key={index} className="link" href={piece.href} target="_blank" rel="nofollow ugc noopener noreferrer">
            {piece.text}
          </a>
        );
      })}
    </p>
  );
}

/** A person's name, leading to their page; a deleted account has none. */
export function PersonLink({ slug, name }: { slug: string; name: string }) {
  if (slug === '') return name;
  const page: string = `/profile/${slug}`;
  return (
    <Link to={page} className="person-link">
      {name}
    </Link>
  );
}
