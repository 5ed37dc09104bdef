import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useCurrentUser } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Icon } from '#platform/ui/icon.tsx';
import { placesFor } from './places.ts';
import { consoleQuery } from './queries.ts';
import { StaffFrame } from './staff-frame.tsx';
import '#platform/ui/styles/workspace.css';

/** The places that the viewer may open, with what waits in each. */
export function StaffHome() {
  const { data } = useSuspenseQuery(consoleQuery());
  const places = placesFor(useCurrentUser()?.attributes.staff_scopes ?? []);
  const { counts } = data.data.attributes;
  return (
    <StaffFrame title={m.staff_title()}>
      <div className="work-page">
        <p className="muted">{m.staff_lead()}</p>
        <ul className="work-cards">
          {places.map(({ id, to, label, icon }) => (
            <li key={id}>
              <Link to={to} className="work-card">
                <Icon of={icon} />
                <b>{label()}</b>
                <span className={(counts[id] ?? 0) > 0 ? 'work-due' : 'muted small'}>
                  {(counts[id] ?? 0) > 0
                    ? m.staff_count_waiting({ count: counts[id] ?? 0 })
                    : id in counts
                      ? m.staff_nothing()
                      : ''}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </StaffFrame>
  );
}
