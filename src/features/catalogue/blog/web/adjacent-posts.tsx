import { Link } from '@tanstack/react-router';
import { foreignLanguageTag } from '#platform/language/language.ts';
import { m } from '#platform/messages/messages.js';
import { Cover } from '#platform/ui/art/cover.tsx';
import type { Post } from './queries.ts';
import './post.css';

/** The articles before and after this one. */
export function AdjacentPosts({ post: { previous, next } }: { post: Post['attributes'] }) {
  if (!previous && !next) return null;
  return (
    <nav className="post-neighbours" aria-label={m.blog_neighbours()}>
      {previous && <Neighbour post={previous} label={m.blog_previous()} />}
      {next && <Neighbour post={next} label={m.blog_next()} />}
    </nav>
  );
}

const Neighbour = ({ post, label }: { post: { slug: string; title: string }; label: string }) => (
  <Link to="/blog/$blog_id" params={{ blog_id: post.slug }} className="card post-neighbour">
    <Cover slug={post.slug} thumb={72} />
    <span>
      <span className="eyebrow">{label}</span>
      <span className="card-title" lang={foreignLanguageTag(post.title)}>
        {post.title}
      </span>
    </span>
  </Link>
);
