import { Link } from '@tanstack/react-router';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { lazy, Suspense } from 'react';
import { m } from '#platform/messages/messages.js';
import { urlOf } from '#platform/browser/api.ts';
import { ButtonLink } from '#platform/ui/button.tsx';
import { Meta } from '#platform/ui/meta.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { eventKindLabel, dateTileLabels, eventTimeLabel } from './event-labels.ts';
import type { CommunityEvent } from './queries.ts';
import './events.css';

const RemoveEvent = lazy(async () => ({ default: (await import('./remove-event.tsx')).RemoveEvent }));

type EventItemProps = {
  event: CommunityEvent;
  level?: 3 | 4;
  /** Shows the community's name; for lists with events of several communities. */
  showCommunity?: boolean;
};

/** One event with its date, organiser and actions. */
export function EventItem({ event: { attributes: event }, level = 3, showCommunity = false }: EventItemProps) {
  const Heading = `h${level}` as const;
  return (
    <li className="event">
      <DateTile event={event} />
      <div className="stack gap-1">
        <Heading className="item-title">
          {event.link ? (
            <TextLink href={event.link} target="_blank" rel="nofollow noopener noreferrer">
              {event.title}
              <span className="visually-hidden"> {m.communities_event_opens({ organiser: event.organiser })}</span>
            </TextLink>
          ) : (
            event.title
          )}
        </Heading>
        <Meta>
          {eventTimeLabel(event)}
          {eventKindLabel(event.kind)}
          {event.place}
        </Meta>
        <p className="small">{event.text}</p>
        <div className="row event-actions">
          <span className="small muted">
            {m.communities_event_by({ organiser: event.organiser })}{' '}
            {showCommunity && (
              <TextLink render={<Link to="/communities/$slug" params={{ slug: event.category.slug }} />}>
                {event.category.name}
              </TextLink>
            )}
          </span>
          <ButtonLink
            variant="bare"
            small
            icon={CalendarPlus}
            href={urlOf('GET /api/community_events/{slug}/calendar', { params: { slug: event.slug } })}
            label={m.communities_event_calendar_name({ title: event.title })}
          >
            {m.communities_event_calendar()}
          </ButtonLink>
          {event.can.remove && (
            <Suspense>
              <RemoveEvent slug={event.slug} title={event.title} />
            </Suspense>
          )}
        </div>
      </div>
    </li>
  );
}

/** The date as a calendar tile; decorative, since the text contains the same date. */
export function DateTile({ event }: { event: CommunityEvent['attributes'] }) {
  const { top, main } = dateTileLabels(event);
  return (
    <span className="date-tile" data-approximate={event.precision === 'month' || undefined} aria-hidden="true">
      <span>{top}</span>
      <span>{main}</span>
    </span>
  );
}
