import { Link, useLocation, useRouteContext } from '@tanstack/react-router';
import Search from 'lucide-react/icons/search';
import { lazy, type SubmitEvent } from 'react';
import { NotificationBell } from '#features/base/notifications/web/index.ts';
import { useCurrentUser, UserMenu } from '#features/base/accounts/web/index.ts';
import { localizePath } from '#platform/language/language.ts';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { CampaignFields } from '#platform/ui/campaign.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { Logo } from '#platform/ui/logo.tsx';
import { LanguageLinks } from './language-switch.tsx';
import { MAIN_LINKS } from './nav-links.ts';

const MemberMenuItems = lazy(async () => ({ default: (await import('./member-menu-items.tsx')).MemberMenuItems }));
const MEMBER_MENU_ITEMS = <MemberMenuItems />;

type SiteHeaderProps = {
  onSearch: () => void;
  /** Hover or focus on the search field. */
  onSearchHover: () => void;
};

/** Logo, main links, search, notifications and the member's menu. */
export function SiteHeader({ onSearch, onSearchHover }: SiteHeaderProps) {
  const user = useCurrentUser();
  const { pathname } = useLocation();
  const { brand } = useRouteContext({ from: '__root__' });
  const preload = { onPointerEnter: onSearchHover, onFocus: onSearchHover };
  // Before hydration the form submits to the search page.
  const openSearch = (event: SubmitEvent) => {
    event.preventDefault();
    onSearch();
  };
  return (
    <header className="header no-print">
      <div className="container">
        <Logo brand={brand} render={<Link to="/" />} />
        <nav className="nav" aria-label={m.shell_main()}>
          {MAIN_LINKS.map(({ to, label }) => (
            <Link key={to} to={to} aria-current={isWithin(pathname, to) ? 'page' : undefined}>
              {label()}
            </Link>
          ))}
        </nav>
        <form action={localizePath('/search')} className="contents" onSubmit={openSearch}>
          <CampaignFields />
          <button type="submit" className="open-search push-end" {...preload}>
            <Icon of={Search} small />
            <span>{m.shell_search_everything()}</span>
            <kbd className="kbd push-end">/</kbd>
          </button>
          <Button
            type="submit"
            variant="bare"
            className="search-icon push-end"
            icon={Search}
            iconOnly
            label={m.shell_search()}
            {...preload}
          />
        </form>
        <LanguageLinks className="header-language" />
        {user && <NotificationBell />}
        <UserMenu>{MEMBER_MENU_ITEMS}</UserMenu>
      </div>
    </header>
  );
}

/** Whether a page is in a section: /checks/sql is not in /check. */
const isWithin = (pathname: string, section: string): boolean => pathname === section || pathname.startsWith(`${section}/`);
