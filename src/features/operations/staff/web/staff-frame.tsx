import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { useCurrentUser } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatNumber } from '#platform/language/format.ts';
import { Avatar } from '#platform/ui/art/avatar.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { Logo } from '#platform/ui/logo.tsx';
import { GROUP_LABELS, placesFor, type PlaceGroup } from './places.ts';
import { consoleQuery } from './queries.ts';
import '#platform/ui/styles/workspace.css';

const GROUPS: readonly PlaceGroup[] = ['safety', 'content', 'catalogue', 'system'];

/** The frame of the staff's console: places by scope with what waits in them, and a page's title and actions. */
export function StaffFrame({ title, actions, children }: { title: string; actions?: ReactNode; children: ReactNode }) {
  return (
    <div className="work work-frame">
      <StaffRail />
      <main className="work-main">
        <header className="work-topline">
          <h1>{title}</h1>
          {actions && <div className="work-actions">{actions}</div>}
        </header>
        {children}
      </main>
    </div>
  );
}

function StaffRail() {
  const user = useCurrentUser();
  const { data } = useQuery(consoleQuery());
  const places = placesFor(user?.attributes.staff_scopes ?? []);
  const counts = data?.data.attributes.counts ?? {};
  return (
    <div className="work-rail">
      <div className="work-brand">
        <Logo render={<Link to="/" />} />
        <span className="small muted">{m.staff_title()}</span>
      </div>
      <nav aria-label={m.staff_places()}>
        {GROUPS.map((group) => {
          const links = places.filter((place) => place.group === group);
          if (links.length === 0) return null;
          return (
            <div key={group} className="work-group">
              <h2>{GROUP_LABELS[group]()}</h2>
              {links.map(({ id, to, label, icon }) => (
                <Link key={id} to={to} className="work-place">
                  <Icon of={icon} small />
                  {label()}
                  {(counts[id] ?? 0) > 0 && (
                    <span className="work-due">
                      {formatNumber(counts[id] ?? 0)}
                      <span className="visually-hidden"> {m.staff_waiting()}</span>
                    </span>
                  )}
                </Link>
              ))}
            </div>
          );
        })}
      </nav>
      <div className="work-who">
        <Avatar name={user?.attributes.name ?? ''} size={32} />
        <span className="clip">
          <b>{user?.attributes.name}</b>
          <Link to="/" className="work-leave">
            <Icon of={ArrowLeft} small />
            {m.staff_leave()}
          </Link>
        </span>
      </div>
    </div>
  );
}
