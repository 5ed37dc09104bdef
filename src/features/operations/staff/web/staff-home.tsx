import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useCurrentUser } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { linkTo } from '#platform/browser/link-to.ts';
import { formatNumber } from '#platform/language/format.ts';
import { Icon } from '#platform/ui/icon.tsx';
import { BeginList } from './begin-list.tsx';
import { PLACE_LEADS } from './place-leads.ts';
import { placesFor, type Place } from './places.ts';
import { consoleQuery } from './queries.ts';
import { StaffFrame } from './staff-frame.tsx';
import { StateLabel } from './state-label.tsx';
import { WhatHappened } from './what-happened.tsx';
import '#platform/ui/styles/workspace.css';

/** The places that the viewer may open: those where something waits, then the others. */
export function StaffHome() {
  const { data } = useSuspenseQuery(consoleQuery());
  const places = placesFor(useCurrentUser()?.attributes.staff_scopes ?? []);
  const { counts, begin } = data.data.attributes;
  const waiting = places.filter(({ id }) => (counts[id] ?? 0) > 0);
  const others = places.filter((place) => !waiting.includes(place));
  return (
    <StaffFrame title={m.staff_today()}>
      <div className="work-page">
        {begin.length > 0 && <BeginList steps={begin} />}
        <h2 className={begin.length > 0 ? 'work-next-part' : undefined}>{m.staff_what_waits()}</h2>
        {waiting.length === 0 ? (
          <p>
            <StateLabel tone="good" icon={CircleCheck}>
              {m.staff_all_calm()}
            </StateLabel>
          </p>
        ) : (
          <PlaceList places={waiting} counts={counts} />
        )}
        <div className="work-next-part">
          <WhatHappened />
        </div>
        {others.length > 0 && (
          <>
            <h2 className="work-next-part">{m.staff_other_places()}</h2>
            <PlaceList places={others} counts={counts} />
          </>
        )}
      </div>
    </StaffFrame>
  );
}

function PlaceList({ places, counts }: { places: readonly Place[]; counts: Readonly<Record<string, number>> }) {
  return (
    <ul className="work-box work-list">
      {places.map(({ id, to, label, icon }) => {
        const count = counts[id] ?? 0;
        return (
          <li key={id} className="work-list-item">
            <span className={count > 0 ? 'work-tile work-tile-due' : 'work-tile'}>
              <Icon of={icon} />
            </span>
            <span className="work-list-text">
              <Link {...linkTo(to)} className="work-name work-cover">
                {label()}
              </Link>
              <span className="muted">{PLACE_LEADS[id]()}</span>
            </span>
            {count > 0 && (
              <b className="work-list-count">
                {formatNumber(count)}
                <span className="visually-hidden"> {m.staff_waiting()}</span>
              </b>
            )}
            <Icon of={ChevronRight} small />
          </li>
        );
      })}
    </ul>
  );
}
