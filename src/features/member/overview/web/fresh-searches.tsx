import { Link } from '@tanstack/react-router';
import { useMarkSearchSeen } from '#features/base/saved-searches/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { TextLink } from '#platform/ui/text-link.tsx';
import { Tag } from '#platform/ui/tag.tsx';
import type { Overview } from './queries.ts';

const MAX_FRESH = 20;

/** Saved searches with new results; opening one marks them as seen. */
export function FreshSearches({ searches }: { searches: Overview['searches'] }) {
  const markSeen = useMarkSearchSeen();
  if (searches.length === 0) return null;
  return (
    <section className="panel stack gap-3 [--pad:20px]" aria-labelledby="fresh">
      <div className="row justify-between">
        <h2 id="fresh" className="title-s">
          {m.overview_fresh()}
        </h2>
        <TextLink className="small" render={<Link to="/saved-searches" />}>
          {m.saved_searches_see()}
        </TextLink>
      </div>
      <ul className="stack gap-2">
        {searches.map(({ id, name, path, fresh }) => (
          <li key={id} className="row flex-nowrap justify-between gap-3">
            <TextLink className="min-w-0" render={<Link to={path} onClick={() => markSeen(id)} />}>
              {name}
            </TextLink>
            <Tag tone="secondary">
              {fresh < MAX_FRESH ? m.saved_searches_fresh({ count: fresh }) : m.saved_searches_fresh_many()}
            </Tag>
          </li>
        ))}
      </ul>
    </section>
  );
}
