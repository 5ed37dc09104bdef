import { foreignLanguageTag } from '#platform/language/language.ts';
import { m } from '#platform/messages/messages.js';
import type { Post } from './queries.ts';
import { useCurrentChapter } from './use-current-chapter.ts';
import './post.css';

/** The table of contents of an article; the current chapter is highlighted. */
export function Chapters({ contents }: { contents: Post['attributes']['contents'] }) {
  const current = useCurrentChapter(contents.map(({ id }) => id));
  if (contents.length < 2) return null;
  return (
    <nav className="chapters" aria-labelledby="chapters">
      <h2 id="chapters" className="aside-title">
        {m.blog_contents()}
      </h2>
      <ol>
        {contents.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} lang={foreignLanguageTag(title)} aria-current={id === current ? 'location' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
