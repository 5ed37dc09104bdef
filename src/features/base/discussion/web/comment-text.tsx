import { Link } from '@tanstack/react-router';
import { splitText } from './split-text.ts';
import './discussion.css';

/** A comment's text, with mentions linked to members and URLs as links marked `nofollow`. */
export function CommentText({ text, mentions }: { text: string; mentions: readonly { slug: string; name: string }[] }) {
  return (
    <p className="comment-text">
      {splitText(text, mentions).map((part, index) => {
        if (part.person) return <PersonLink key={index} slug={part.person} name={part.text} />;
        if (!part.href) return part.text;
        return (
          <a key={index} className="link" href={part.href} target="_blank" rel="nofollow ugc noopener noreferrer">
            {part.text}
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
