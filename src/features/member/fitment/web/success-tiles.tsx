import { Link } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { Card, CardBody, CardTitle } from '#platform/ui/card.tsx';
import { Cover } from '#platform/ui/art/cover.tsx';

const TILES = [
  { to: '/learning-packs', slug: 'interview-tips', title: m.fitment_tile_pack, text: m.fitment_tile_pack_text },
  { to: '/insights', slug: 'discover-insights', title: m.fitment_tile_insights, text: m.fitment_tile_insights_text },
  { to: '/courses', slug: 'discover-courses', title: m.fitment_tile_courses, text: m.fitment_tile_courses_text },
];

/** Three suggestions for the time until the score is ready. */
export function SuccessTiles() {
  return (
    <section className="stack gap-4" aria-labelledby="meanwhile">
      <h2 id="meanwhile">{m.fitment_thanks_meanwhile()}</h2>
      <div className="grid">
        {TILES.map(({ to, slug, title, text }) => (
          <Card key={to}>
            <Cover slug={slug} />
            <CardBody>
              <CardTitle render={<Link to={to} />}>{title()}</CardTitle>
              <p className="small muted">{text()}</p>
            </CardBody>
          </Card>
        ))}
      </div>
    </section>
  );
}
