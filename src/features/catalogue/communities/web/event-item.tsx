import { Link } from '@tanstack/react-router';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { urlOf } from '#platform/browser/api.ts';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { lazyDialog } from '#platform/ui/lazy-dialog.tsx';
import { Meta } from '#platform/ui/meta.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { eventKindLabel, dateTileLabels, eventTimeLabel } from './event-labels.ts';
import { useRemoveEvent, type CommunityEvent } from './queries.ts';
import './events.css';

const ReasonForm = lazyDialog(async () => (await import('#platform/ui/reason-form.tsx')).ReasonForm);

type EventItemProps = {
  event: CommunityEvent;
  level?: 3 | 4;
  /** Shows the community's name; for lists with events of several communities. */
  showCommunity?: boolean;
};

/** One event with its date, organiser and actions. */
export function EventItem({ event: { attributes: event }, level = 3, showCommunity = false }: EventItemProps) {
  const Heading = `h${level}` as const;
  const [isRemoving, setRemoving] = useState(false);
  const remove = useRemoveEvent();
  const close = () => setRemoving(false);
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
            <Button variant="bare" small danger icon={Trash2} onClick={() => setRemoving(true)}>
              {m.communities_event_remove()}
            </Button>
          )}
          {isRemoving && (
            <ReasonForm
              title={m.communities_event_remove_title({ title: event.title })}
              text={m.communities_event_remove_text()}
              save={m.communities_event_remove()}
              change={remove}
              onSave={(reason) => remove.mutate({ params: { slug: event.slug }, query: { reason } }, { onSuccess: close })}
              onClose={close}
            />
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
