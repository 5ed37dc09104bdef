import { useQuery } from '@tanstack/react-query';
import { Link, useRouteContext } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Inbox from 'lucide-react/icons/inbox';
import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { useState, type ReactNode } from 'react';
import { useCurrentUser } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { linkTo } from '#platform/browser/link-to.ts';
import { formatNumber } from '#platform/language/format.ts';
import { Avatar } from '#platform/ui/art/avatar.tsx';
import { Button } from '#platform/ui/button.tsx';
import { classNames } from '#platform/ui/class-names.ts';
import { Icon } from '#platform/ui/icon.tsx';
import { Logo } from '#platform/ui/logo.tsx';
import { Tag } from '#platform/ui/tag.tsx';
import { GROUP_LABELS, type PlaceGroup } from './place-groups.ts';
import { placesFor } from './places.ts';
import { consoleQuery } from './queries.ts';
import '#platform/ui/styles/workspace.css';

const GROUPS: readonly PlaceGroup[] = ['support', 'safety', 'content', 'learning', 'catalogue', 'money', 'system'];

type StaffFrameProps = {
  title: string;
  /** How many there are, beside the title. */
  count?: number | undefined;
  actions?: ReactNode;
  children: ReactNode;
};

/** The frame of the staff's console: places by scope with what waits in them, and a page's title and actions. */
export function StaffFrame({ title, count, actions, children }: StaffFrameProps) {
  return (
    <div className="work work-frame">
      <StaffRail />
      <main className="work-main">
        <header className="work-topline">
          <h1>{title}</h1>
          {count !== undefined && <span className="muted">{formatNumber(count)}</span>}
          {actions && <div className="work-actions">{actions}</div>}
        </header>
        {children}
      </main>
    </div>
  );
}

const PLACES_ID = 'staff-places';

function StaffRail() {
  const { brand } = useRouteContext({ from: '__root__' });
  const user = useCurrentUser();
  const { data } = useQuery(consoleQuery());
  const [isOpen, setIsOpen] = useState(false);
  const places = placesFor(user?.attributes.staff_scopes ?? []);
  const counts = data?.data.attributes.counts ?? {};
  const waiting = places.reduce((sum, { id }) => sum + (counts[id] ?? 0), 0);
  const close = () => setIsOpen(false);
  return (
    <div className="work-rail">
      <div className="work-brand">
        <Logo brand={brand} render={<Link to="/" />} />
        <Tag>{m.staff_title()}</Tag>
      </div>
      <Button
        variant="quiet"
        small
        className="work-menu"
        icon={isOpen ? X : Menu}
        aria-expanded={isOpen}
        aria-controls={PLACES_ID}
        onClick={() => setIsOpen(!isOpen)}
      >
        {m.staff_menu()}
        {!isOpen && <Due count={waiting} />}
      </Button>
      <nav id={PLACES_ID} aria-label={m.staff_places()} className={classNames(isOpen && 'work-shown')}>
        <Link to="/staff" activeOptions={{ exact: true }} className="work-place" onClick={close}>
          <Icon of={Inbox} small />
          {m.staff_today()}
        </Link>
        {GROUPS.map((group) => {
          const links = places.filter((place) => place.group === group);
          if (links.length === 0) return null;
          return (
            <div key={group} className="work-group">
              <h2>{GROUP_LABELS[group]()}</h2>
              {links.map(({ id, to, label, icon }) => (
                <Link key={id} {...linkTo(to)} className="work-place" onClick={close}>
                  <Icon of={icon} small />
                  {label()}
                  <Due count={counts[id] ?? 0} />
                </Link>
              ))}
            </div>
          );
        })}
        <div className="work-who">
          <Avatar name={user?.attributes.name ?? ''} size={32} />
          <span className="work-who-name">
            <b className="clip">{user?.attributes.name}</b>
            <Link to="/" className="work-leave">
              <Icon of={ArrowLeft} small />
              {m.staff_leave()}
            </Link>
          </span>
        </div>
      </nav>
    </div>
  );
}

function Due({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="work-due">
      {formatNumber(count)}
      <span className="visually-hidden"> {m.staff_waiting()}</span>
    </span>
  );
}
