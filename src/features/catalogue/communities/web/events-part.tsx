import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { ErrorState } from '#platform/ui/error-state.tsx';
import { Segmented } from '#platform/ui/segmented.tsx';
import { SkeletonList } from '#platform/ui/skeleton.tsx';
import { EventItem } from './event-item.tsx';
import { MoreButton } from './more-button.tsx';
import { eventsQuery } from './queries.ts';
import './events.css';

const EventDialog = lazy(async () => ({ default: (await import('./event-dialog.tsx')).EventDialog }));

/** Upcoming or past events, with a button for staff to add one. */
export function EventsPart({ slug, canAdd }: { slug: string; canAdd: boolean }) {
  const [when, setWhen] = useState<'upcoming' | 'past'>('upcoming');
  const feed = useInfiniteQuery(eventsQuery(slug, when));
  const events = feed.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <div className="stack gap-4">
      <div className="row">
        <Segmented
          label={m.communities_events_when()}
          value={when}
          onValueChange={setWhen}
          options={[
            { value: 'upcoming', label: m.communities_events_upcoming() },
            { value: 'past', label: m.communities_events_past() },
          ]}
        />
        {canAdd && (
          <span className="push-end">
            <Suspense>
              <EventDialog slug={slug} />
            </Suspense>
          </span>
        )}
      </div>
      {feed.isPending && <SkeletonList rows={3} />}
      {feed.isError && <ErrorState onRetry={() => void feed.refetch()} />}
      {feed.data && events.length === 0 && (
        <EmptyState cover="no-event-yet" title={when === 'past' ? m.communities_no_past() : m.communities_no_events()}>
          {m.communities_no_events_text()}
        </EmptyState>
      )}
      {events.length > 0 && (
        <>
          <p className="small muted">{m.communities_events_note()}</p>
          <ul className="events">
            {events.map((event) => (
              <EventItem key={event.id} event={event} />
            ))}
          </ul>
        </>
      )}
      <MoreButton feed={feed} />
    </div>
  );
}
