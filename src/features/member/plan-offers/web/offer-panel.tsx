import { Link } from '@tanstack/react-router';
import ArrowRight from 'lucide-react/icons/arrow-right';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CalendarX from 'lucide-react/icons/calendar-x';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Info from 'lucide-react/icons/info';
import { BandLabel, bandLabel, Dial, BandDial } from '#features/member/fitment/web/index.ts';
import { formatHours, formatList } from '#platform/language/format.ts';
import { m } from '#platform/messages/messages.js';
import { Icon } from '#platform/ui/icon.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { BetterWords } from './better-words.tsx';
import { BuyPlan } from './buy-plan.tsx';
import { ChoosePath } from './choose-path.tsx';
import { daysBetween, formatDay } from './days.ts';
import { OfferStops } from './offer-stops.tsx';
import type { Choice, Offer } from './queries.ts';
import './offer.css';

type OfferPanelProps = {
  offer: Offer;
  choice: Choice;
  /** Whether the offer of another choice is shown until this one's arrives. */
  isStale: boolean;
  onChange: (next: Partial<Choice>) => void;
};

/** The offer: from which band to which, the stops, how far and how fast, what better words would earn, and the price. */
export function OfferPanel({ offer, choice, isStale, onChange }: OfferPanelProps) {
  return (
    <article className="panel offer" aria-busy={isStale}>
      <Lift offer={offer} choice={choice} />
      {offer.path && <OfferStops offer={offer} />}
      <ChoosePath offer={offer} choice={choice} onChange={onChange} />
      <BetterWords offer={offer} />
      {offer.untaught.length > 0 && <p className="small muted">{m.plan_offers_untaught({ names: offer.untaught.join(', ') })}</p>}
      {offer.path && <BuyPlan offer={offer} choice={choice} isStale={isStale} />}
    </article>
  );
}

function Lift({ offer, choice }: Pick<OfferPanelProps, 'offer' | 'choice'>) {
  const { now, path } = offer;
  return (
    <section className="lift" aria-label={m.plan_offers_title()}>
      {now.total === null ? (
        <BandDial band={now.band} />
      ) : (
        <Dial
          score={Math.round(now.total)}
          band={now.band}
          {...(path?.after.total != null && { reachableScore: Math.round(path.after.total) })}
          size={272}
        />
      )}
      <div className="stack gap-4">
        <p className="from-to">
          <Standing standing={now} />
          <Icon of={ArrowRight} />
          {path ? <Standing standing={path.after} /> : <span className="muted">{chooseText(offer, choice)}</span>}
        </p>
        {path && (
          <>
            <dl className="offer-facts">
              <Fact term={m.plan_offers_stops({ count: path.stops })} value={String(path.stops)} />
              <Fact term={m.plan_offers_hours()} value={formatHours(path.hours, 'narrow')} />
              <Fact term={m.plan_offers_week()} value={formatHours(offer.hours_per_week, 'narrow')} />
              <Fact term={m.plan_offers_finished()} value={formatDay(path.due_on)} />
            </dl>
            <Closing offer={offer} dueOn={path.due_on} />
            <p className="aim-line">
              <Icon of={Info} small />
              <span>{checksText(offer, path)}</span>
            </p>
            {offer.depends_on.length > 0 && <DependsOn offer={offer} />}
            {path.after.band === now.band && (
              <p className="aim-line">
                <Icon of={Info} small />
                <span>
                  {now.band === 'good' ? m.plan_offers_no_band_change({ points: path.points }) : m.plan_offers_aim_part_same()}
                </span>
              </p>
            )}
          </>
        )}
      </div>
    </section>
  );
}

// Chosen skills make no path in the highest band while they add less than five points.
function chooseText({ now }: Offer, { skills }: Choice): string {
  return now.band === 'good' && skills !== '' ? m.plan_offers_aim_part_more() : m.plan_offers_aim_part_choose();
}

function DependsOn({ offer: { depends_on, job_application_id } }: { offer: Offer }) {
  return (
    <p className="aim-line">
      <Icon of={CircleAlert} small />
      <span>
        {m.plan_offers_depends_on({ names: formatList(depends_on) })}{' '}
        <TextLink
          render={
            <Link to="/fitment-score/$jobApplicationId" params={{ jobApplicationId: job_application_id }} hash="conditions" />
          }
        >
          {m.plan_offers_depends_answer()}
        </TextLink>
      </span>
    </p>
  );
}

/** A band, with the points in an open report. */
export function Standing({ standing: { band, total } }: { standing: Offer['now'] }) {
  return <BandLabel band={band}>{total === null ? bandLabel(band) : `${bandLabel(band)}, ${total.toFixed(1)}`}</BandLabel>;
}

const Fact = ({ term, value }: { term: string; value: string }) => (
  <div>
    <dt>{term}</dt>
    <dd>{value}</dd>
  </div>
);

function Closing({ offer: { closes_on }, dueOn }: { offer: Offer; dueOn: string }) {
  if (closes_on === null)
    return (
      <p className="aim-line">
        <Icon of={CalendarCheck} small />
        <span>{m.plan_offers_no_close()}</span>
      </p>
    );
  const days = daysBetween(dueOn, closes_on);
  const date = formatDay(closes_on);
  return (
    <p className="aim-line">
      <Icon of={days < 0 ? CalendarX : CalendarCheck} small />
      <span>
        {days < 0
          ? m.plan_offers_after_close({ date })
          : days === 0
            ? m.plan_offers_on_close({ date })
            : m.plan_offers_before_close({ days, date })}
      </span>
    </p>
  );
}

function checksText({ now }: Offer, { after, checked }: NonNullable<Offer['path']>): string {
  const band = bandLabel(checked.band);
  if (now.total === null || after.total === null || checked.total === null) return m.plan_offers_checks({ band });
  return m.plan_offers_checks_total({ total: after.total.toFixed(1), checked: checked.total.toFixed(1), band });
}
