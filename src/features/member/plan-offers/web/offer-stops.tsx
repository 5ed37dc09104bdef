import { formatHours } from '#platform/language/format.ts';
import { m } from '#platform/messages/messages.js';
import { Points } from '#features/member/fitment/web/index.ts';
import { Path, PathStep, PathSum } from '#platform/ui/path.tsx';
import { Tag } from '#platform/ui/tag.tsx';
import { formatDay } from './days.ts';
import { OfferTimeline } from './offer-timeline.tsx';
import type { Offer, OfferStop } from './queries.ts';
import './offer.css';

/** The stops in order, each with the ad's sentence, its hours and its points, which add up. */
export function OfferStops({ offer }: { offer: Offer }) {
  const { stops, path, now } = offer;
  if (!path) return null;
  const numbers = new Map(stops.map(({ skill_id }, index) => [skill_id, index + 1]));
  const most = Math.max(...stops.map(({ points }) => points), 1);
  return (
    <section className="stack gap-3" aria-labelledby="way">
      <div className="row justify-between">
        <h2 id="way">{m.plan_offers_way()}</h2>
        <span className="small muted">{m.plan_offers_from({ date: formatDay(offer.start_on) })}</span>
      </div>
      <OfferTimeline offer={offer} />
      <Path step={16}>
        {stops.map((stop, index) => (
          <PathStep key={stop.skill_id} marker={index + 1}>
            <div className="offer-stop">
              <div className="min-w-0">
                <p className="strong">
                  {stop.skill_name} {index === 0 && <Tag tone="good">{m.roadmaps_free()}</Tag>}
                </p>
                <p className="small muted">{whyOf(stop, numbers)}</p>
              </div>
              <span className="small muted stop-when">
                {formatHours(stop.hours, 'narrow')}, {m.plan_offers_by({ date: formatDay(stop.due_on) })}
              </span>
              <span className="climb" aria-hidden="true">
                <i style={{ '--share': `${(stop.points / most) * 100}%` }} />
              </span>
              <Points value={stop.points} exact />
            </div>
          </PathStep>
        ))}
      </Path>
      <PathSum
        label={
          now.total === null
            ? m.plan_offers_sum_points()
            : m.plan_offers_sum({ now: now.total.toFixed(1), points: path.points.toFixed(1) })
        }
      >
        {path.after.total === null ? <Points value={path.points} exact /> : path.after.total.toFixed(1)}
      </PathSum>
    </section>
  );
}

function whyOf({ ad, needed_by }: OfferStop, numbers: ReadonlyMap<string, number>): string {
  const needed = needed_by.flatMap((id) => numbers.get(id) ?? []).join(', ');
  const why = ad === null ? m.plan_offers_needed() : `“${ad}”`;
  return needed === '' ? why : `${why} (${m.plan_offers_needed_for({ numbers: needed })})`;
}
