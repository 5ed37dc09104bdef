import { Link } from '@tanstack/react-router';
import { Avatar } from '#platform/ui/art/avatar.tsx';
import { Mark } from '#platform/ui/art/mark.tsx';
import { linkTo } from '#platform/browser/link-to.ts';
import { Item, ItemTitle } from '#platform/ui/list.tsx';
import { Meta } from '#platform/ui/meta.tsx';
import { Highlighted } from './highlighted.tsx';
import type { SearchHit } from './queries.ts';

/** One search result with its matches highlighted. */
export function HitItem({ hit: { attributes: hit }, level = 2 }: { hit: SearchHit; level?: 2 | 3 }) {
  const name = hit.title.map(({ text }) => text).join('');
  return (
    <Item art={hit.kind === 'user' ? <Avatar name={name} size={48} /> : <Mark slug={hit.cover} size={48} />}>
      <ItemTitle level={level} render={<Link {...linkTo(hit.path)} />}>
        <Highlighted pieces={hit.title} />
      </ItemTitle>
      {hit.meta.length > 0 && <Meta>{hit.meta}</Meta>}
      {hit.snippet.length > 0 && (
        <p className="small muted hit-snippet">
          <Highlighted pieces={hit.snippet} />
        </p>
      )}
    </Item>
  );
}
