import { Link } from '@tanstack/react-router';
import { splitText } from './split-text.ts';
import './discussion.css';

/** User text with links marked `nofollow`. */
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

/** A member's name linking to their page; plain text for a deleted account. */
export function PersonLink({ slug, name }: { slug: string; name: string }) {
  if (slug === '') return name;
  const page: string = `/profile/${slug}`;
  return (
    <Link to={page} className="person-link">
      {name}
    </Link>
  );
}
