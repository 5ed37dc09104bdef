import { m } from '#platform/messages/messages.js';
import { formatDateTime } from '#platform/language/format.ts';
import type { RecordedEvent } from '../queries.ts';
import { eventSentence } from './event-labels.ts';

/** One event as a sentence, with its full data in a collapsible part. */
export function EventItem({ journey }: { journey: RecordedEvent }) {
  const { at, url, algorithm, bucket, facts } = journey.attributes;
  const rest = Object.entries({ ...facts, algorithm, bucket }).filter(([, value]) => value !== null && value !== undefined);
  return (
    <li className="stack gap-0.5">
      <p>{eventSentence(journey)}</p>
      <p className="small soft">
        <time dateTime={at}>{formatDateTime(at)}</time>, <span className="break-anywhere">{url}</span>
      </p>
      {rest.length > 0 && (
        <details className="small">
          <summary className="soft">{m.journeys_mine_details()}</summary>
          <dl className="journey-facts">
            {rest.map(([name, value]) => (
              <div key={name}>
                <dt className="soft">{name}</dt>
                <dd className="break-anywhere">{typeof value === 'string' ? value : JSON.stringify(value)}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </li>
  );
}
