import { Link } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { Cover } from '#platform/web/art/cover.tsx';
import { Card, CardBody, CardTitle, Eyebrow } from '#platform/web/ui/card.tsx';
import { Meta } from '#platform/web/ui/meta.tsx';
import type { Pack } from './queries.ts';

/** The first pictures of a pack as one. */
export function Collage({ covers }: { covers: readonly string[] }) {
  return (
    <span className="collage">
      {covers.map((slug) => (
        <Cover key={slug} slug={slug} />
      ))}
    </span>
  );
}

/** A pack standing in a grid. */
export function PackCard({ pack: { id, attributes: pack } }: { pack: Pack }) {
  return (
    <Card>
      <Collage covers={pack.covers} />
      <CardBody>
        <Eyebrow>{m.boards_kind()}</Eyebrow>
        <CardTitle level={2} render={<Link to="/boards/$slug" params={{ slug: id }} />}>
          {pack.title}
        </CardTitle>
        <p className="small soft">{pack.description}</p>
        <Meta>
          {m.boards_cards({ count: pack.card_count, shown: String(pack.card_count) })}
          {m.boards_minutes({ minutes: pack.minutes })}
        </Meta>
      </CardBody>
    </Card>
  );
}
