import { useCurrentUser } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Avatar } from '#platform/ui/art/avatar.tsx';
import { Cover } from '#platform/ui/art/cover.tsx';
import { Card, CardBody, CardTitle, Eyebrow } from '#platform/ui/card.tsx';
import type { Draft } from './draft.ts';

/** A preview of the card in the feed. */
export function CardPreview({ draft, defaultCover, topic }: { draft: Draft; defaultCover: string; topic: string }) {
  const name = useCurrentUser()?.attributes.name ?? m.insights_you();
  return (
    <section className="stack only-wide gap-2" aria-labelledby="card-preview">
      <h2 id="card-preview" className="label">
        {m.insights_preview()}
      </h2>
      <Card>
        <Cover slug={draft.cover || defaultCover} />
        <CardBody>
          <Eyebrow>{topic || m.insights_field_category()}</Eyebrow>
          <CardTitle>{draft.title || m.insights_untitled()}</CardTitle>
          <p className="muted small">{draft.summary || createExcerpt(draft.body)}</p>
          <div className="byline byline-end">
            <Avatar name={name} size={28} />
            <span className="strong">{name}</span>
          </div>
        </CardBody>
      </Card>
    </section>
  );
}

const MAX_LENGTH = 160;

function createExcerpt(html: string): string {
  const text = html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH).replace(/\s+\S*$/, '')}…` : text;
}
