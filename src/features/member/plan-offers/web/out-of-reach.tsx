import CircleMinus from 'lucide-react/icons/circle-minus';
import CircleX from 'lucide-react/icons/circle-x';
import { Link } from '@tanstack/react-router';
import { BandLabel, bandLabel } from '#features/member/fitment/web/index.ts';
import { formatHours } from '#platform/language/format.ts';
import { m } from '#platform/messages/messages.js';
import { ButtonLink } from '#platform/ui/button.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { OtherRoles, OwnSentences, Questions, SeeRole } from './advice.tsx';
import { BetterWords } from './better-words.tsx';
import type { Offer } from './queries.ts';
import './offer.css';

const OBSTACLES = {
  condition: m.plan_offers_obstacle_condition,
  years: m.plan_offers_obstacle_years,
  duties: m.plan_offers_obstacle_duties,
  degree: m.plan_offers_obstacle_degree,
  required: m.plan_offers_obstacle_required,
  untaught: m.plan_offers_obstacle_untaught,
};

const HELD_BACK = {
  work: m.plan_offers_held_back,
  everyday: m.plan_offers_held_back_everyday,
  little: m.plan_offers_held_back_little,
};

/** Says why no plan is sold, and what leads on: correcting what was read, nearer roles, own sentences and questions to expect. */
export function OutOfReach({ offer }: { offer: Offer }) {
  const { learnable, now, obstacles } = offer;
  return (
    <>
      {now.band === 'moderate' && <SeeRole offer={offer} />}
      <BetterWords offer={offer} className="panel" />
      <div className="free-advice">
        <section className="panel stack gap-4 reach">
          <h2>{m.plan_offers_how_far_goes()}</h2>
          <ul className="reach-sum">
            <li>
              <span>{m.plan_offers_you_have()}</span>
              <BandLabel band={now.band}>
                {now.total === null ? bandLabel(now.band) : `${bandLabel(now.band)}, ${now.total.toFixed(1)}`}
              </BandLabel>
            </li>
            <li>
              <span>
                {learnable.stops === 0
                  ? m.plan_offers_learnable_none()
                  : m.plan_offers_learnable({ count: learnable.stops, hours: formatHours(learnable.hours) })}
              </span>
              {learnable.stops > 0 && <span className="points">+{learnable.points.toFixed(1)}</span>}
            </li>
          </ul>
          {offer.held_back !== null && <p>{HELD_BACK[offer.held_back]()}</p>}
          <ul className="stack gap-3">
            {obstacles.map(({ kind, text }) => (
              <li key={kind + text} className="obstacle">
                <Icon of={kind === 'condition' ? CircleX : CircleMinus} />
                <span>
                  <strong>{OBSTACLES[kind]()}</strong>{' '}
                  {text !== '' && (kind === 'years' || kind === 'degree') ? `“${text}”` : text}
                </span>
              </li>
            ))}
          </ul>
          <div className="stack gap-2">
            <p className="small muted">{m.plan_offers_obstacle_miss()}</p>
            <div>
              <ButtonLink
                variant="quiet"
                render={<Link to="/fitment-score/$jobApplicationId" params={{ jobApplicationId: offer.job_application_id }} />}
              >
                {m.plan_offers_obstacle_correct()}
              </ButtonLink>
            </div>
          </div>
        </section>
        <div className="stack gap-6">
          <OtherRoles offer={offer} title={m.plan_offers_nearer()} />
          <OwnSentences offer={offer} />
          <Questions offer={offer} />
        </div>
      </div>
    </>
  );
}
