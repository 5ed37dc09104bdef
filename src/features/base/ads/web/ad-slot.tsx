import { useQuery } from '@tanstack/react-query';
import { m } from '#platform/messages/messages.js';
import { LazyCover } from '#platform/ui/art/lazy-cover.tsx';
import type { AdPlace } from '../contract.ts';
import { adsQuery } from './queries.ts';

/** The ad of a place, if there is one. The root route loads it before rendering, so the layout never shifts. */
export function AdSlot({ place }: { place: AdPlace }) {
  const { data } = useQuery(adsQuery());
  const ad = data?.data.find(({ attributes }) => attributes.place === place)?.attributes;
  if (!ad) return null;
  return (
    <aside className="ad-slot no-print" aria-label={m.ads_label()}>
      <LazyCover slug={ad.cover} thumb={72} />
      <div>
        <p className="caption muted">{m.ads_label()}</p>
        <p className="strong">
          <a href={ad.url} target="_blank" rel="sponsored noopener noreferrer">
            {ad.title}
          </a>
        </p>
        <p className="small muted">{ad.text}</p>
      </div>
    </aside>
  );
}
