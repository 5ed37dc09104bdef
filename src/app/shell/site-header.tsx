import { Link, useLocation } from '@tanstack/react-router';
import Search from 'lucide-react/icons/search';
import { lazy } from 'react';
import { NotificationBell } from '#features/base/notifications/web/index.ts';
import { useCurrentUser, UserMenu } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { Logo } from '#platform/ui/logo.tsx';
import { LanguageLinks } from './language-switch.tsx';
import { MAIN_PLACES } from './places.ts';

const MemberPlaces = lazy(async () => ({ default: (await import('./member-places.tsx')).MemberPlaces }));
const MEMBER_PLACES = <MemberPlaces />;

/** Logo, main places, search, notifications and the member's menu. */
export function SiteHeader({ onSearch }: { onSearch: () => void }) {
  const user = useCurrentUser();
  const { pathname } = useLocation();
  return (
    <header className="header no-print">
      <div className="container">
        <Logo render={<Link to="/" />} />
        <nav className="nav" aria-label={m.shell_main()}>
          {MAIN_PLACES.map(({ to, label }) => (
            <Link key={to} to={to} aria-current={pathname.startsWith(to) ? 'page' : undefined}>
              {label()}
            </Link>
          ))}
        </nav>
        <button type="button" className="open-search push" onClick={onSearch}>
          <Icon of={Search} small />
          <span>{m.shell_search_everything()}</span>
          <kbd className="kbd push">/</kbd>
        </button>
        <Button variant="bare" className="search-icon push" icon={Search} iconOnly label={m.shell_search()} onClick={onSearch} />
        <LanguageLinks className="header-language" />
        {user && <NotificationBell />}
        <UserMenu>{MEMBER_PLACES}</UserMenu>
      </div>
    </header>
  );
}
