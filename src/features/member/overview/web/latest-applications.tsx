import { Link } from '@tanstack/react-router';
import { applicationStageLabel } from '#features/member/tracker/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Mark } from '#platform/ui/art/mark.tsx';
import { formatRelative } from '#platform/language/format.ts';
import { useNow } from '#platform/ui/hooks/use-now.ts';
import { Item, ItemTitle, List } from '#platform/ui/list.tsx';
import { Meta } from '#platform/ui/meta.tsx';
import { Tag } from '#platform/ui/tag.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import type { Overview } from './queries.ts';

const TONES: Record<string, 'good' | 'primary' | 'warn'> = {
  interview: 'good',
  offer: 'good',
  accepted: 'good',
  enrolled: 'good',
  shortlisted: 'good',
  viewed: 'primary',
  under_review: 'primary',
};

/** The applications that moved last. */
export function LatestApplications({ overview: { applications, counts } }: { overview: Overview }) {
  const now = useNow();
  if (applications.length === 0) return null;
  return (
    <section className="stack gap-3" aria-labelledby="moved">
      <div className="row justify-between">
        <h2 id="moved" className="title-s">
          {m.overview_moved()}
        </h2>
        <TextLink className="small" render={<Link to="/applications" />}>
          {m.overview_all({ count: counts.applications })}
        </TextLink>
      </div>
      <List>
        {applications.map(({ id, title, organisation, cover, what, at }) => (
          <Item
            key={id}
            art={<Mark slug={cover} name={organisation || title} size={40} />}
            action={<Tag tone={TONES[what] ?? 'neutral'}>{applicationStageLabel(what)}</Tag>}
          >
            <ItemTitle render={<Link to="/applications" search={{ entry: id }} />}>{title}</ItemTitle>
            <Meta>
              {organisation || null}
              {formatRelative(at, now)}
            </Meta>
          </Item>
        ))}
      </List>
    </section>
  );
}
