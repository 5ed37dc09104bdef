import { m } from '#platform/messages/messages.js';
import { formatDateTime } from '#platform/language/format.ts';
import type { RecordedEvent } from '../queries.ts';
import { eventSentence } from './event-labels.ts';
import './events.css';

/** One event as a sentence, with its full data in a collapsible part. */
export function EventItem({ event }: { event: RecordedEvent }) {
  const { at, url, algorithm, bucket, facts } = event.attributes;
  const details = Object.entries({ ...facts, algorithm, bucket }).filter(([, value]) => value !== null && value !== undefined);
  return (
    <li className="stack gap-0.5">
      <p>{eventSentence(event)}</p>
      <p className="small muted">
        <time dateTime={at}>{formatDateTime(at)}</time>, <span className="break-anywhere">{url}</span>
      </p>
      {details.length > 0 && (
        <details className="small">
          <summary className="muted">{m.analytics_mine_details()}</summary>
          <dl className="event-details">
            {details.map(([name, value]) => (
              <div key={name}>
                <dt className="muted">{name}</dt>
                <dd className="break-anywhere">{typeof value === 'string' ? value : JSON.stringify(value)}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </li>
  );
}
