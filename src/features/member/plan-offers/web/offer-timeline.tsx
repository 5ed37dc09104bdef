import Flag from 'lucide-react/icons/flag';
import { bandLabel } from '#features/member/fitment/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { classNames } from '#platform/ui/class-names.ts';
import { Icon } from '#platform/ui/icon.tsx';
import { daysBetween, formatDay } from './days.ts';
import type { Offer } from './queries.ts';
import './offer.css';

/** A label takes about so many hundredths of the line. */
const LABEL_WIDTH = 17;

/** The days from the first one on, with a mark where each stop ends and where the ad closes. The list of stops says the same. */
export function OfferTimeline({ offer: { start_on, closes_on, stops, path } }: { offer: Offer }) {
  if (!path) return null;
  const daysTo = (day: string) => daysBetween(start_on, day);
  const last = Math.max(1, daysTo(path.due_on), closes_on === null ? 0 : daysTo(closes_on));
  const at = (day: string) => (daysTo(day) / last) * 100;
  const ends = stops.map(({ skill_id, skill_name, due_on }, index) => ({
    id: skill_id,
    name: index === stops.length - 1 ? bandLabel(path.after.band) : skill_name,
    day: due_on,
    at: at(due_on),
    isGoal: index === stops.length - 1,
  }));
  return (
    <div className="offer-timeline" aria-hidden="true">
      <i className="run" style={{ '--at': `${at(path.due_on)}%` }} />
      {ends.map(({ id, name, day, at: position, isGoal }, index) => (
        <span key={id} className={classNames('end', isGoal && 'offer-goal', sideOf(position))} style={{ '--at': `${position}%` }}>
          <b className="step-marker">{isGoal ? <Icon of={Flag} small /> : index + 1}</b>
          {(isGoal || hasRoom(ends, index)) && (
            <span className="label">
              {formatDay(day)}
              <strong>{name}</strong>
            </span>
          )}
        </span>
      ))}
      {closes_on !== null && daysTo(closes_on) >= 0 && (
        <span className={classNames('close', sideOf(at(closes_on)))} style={{ '--at': `${at(closes_on)}%` }}>
          <span className="label">{m.plan_offers_closes({ date: formatDay(closes_on) })}</span>
        </span>
      )}
    </div>
  );
}

// A label begins or ends at its mark near an end of the line.
const sideOf = (at: number): 'first' | 'last' | null =>
  at < LABEL_WIDTH / 2 ? 'first' : at > 100 - LABEL_WIDTH / 2 ? 'last' : null;

// The goal has its label always, another end where it stands clear of its neighbours.
function hasRoom(ends: readonly { at: number }[], index: number): boolean {
  const position = ends[index]?.at ?? 0;
  const near = [ends[index - 1], ends[index + 1]].filter((end) => end !== undefined);
  return near.every(({ at }) => Math.abs(at - position) >= LABEL_WIDTH);
}
