import { Link } from '@tanstack/react-router';
import Bell from 'lucide-react/icons/bell';
import Bookmark from 'lucide-react/icons/bookmark';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Gift from 'lucide-react/icons/gift';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Lightbulb from 'lucide-react/icons/lightbulb';
import Receipt from 'lucide-react/icons/receipt-indian-rupee';
import Search from 'lucide-react/icons/search';
import Settings from 'lucide-react/icons/settings';
import User from 'lucide-react/icons/user';
import type { ReactElement } from 'react';
import { m } from '#platform/messages/messages.js';
import { Icon, type IconShape } from '#platform/ui/icon.tsx';
import { RenderLink } from '#platform/ui/render-link.tsx';
import type { Overview } from './queries.ts';
import './you.css';

type Line = { icon: IconShape; label: string; text?: string; link: ReactElement };
type LinesProps = { slug: string; counts?: Overview['counts'] };

/** Everything else of a member's, as a list of links; the counts are there once they are loaded. */
export function YouLines({ slug, counts }: LinesProps) {
  return (
    <ul className="list you-lines">
      {linesOf({ slug, ...(counts && { counts }) }).map(({ icon, label, text, link }) => (
        <li key={label}>
          <RenderLink render={link} className="you-line">
            <span className="you-glyph">
              <Icon of={icon} />
            </span>
            <span className="stack gap-0">
              <b>{label}</b>
              {text && <span className="small muted">{text}</span>}
            </span>
            <Icon of={ChevronRight} className="muted" />
          </RenderLink>
        </li>
      ))}
    </ul>
  );
}

function linesOf({ slug, counts }: LinesProps): Line[] {
  return [
    {
      icon: Bell,
      label: m.notifications_title(),
      ...(counts && { text: m.overview_unread({ count: counts.unread }) }),
      link: <Link to="/notifications" />,
    },
    {
      icon: Bookmark,
      label: m.overview_saved(),
      ...(counts && { text: m.overview_saved_count({ count: counts.saved }) }),
      link: <Link to="/applications" search={{ stage: 'saved' }} />,
    },
    { icon: Lightbulb, label: m.overview_saved_insights(), link: <Link to="/insights/mine" search={{ state: 'saved' }} /> },
    {
      icon: Search,
      label: m.saved_searches_title(),
      ...(counts && { text: m.overview_searches_count({ count: counts.searches }) }),
      link: <Link to="/saved-searches" />,
    },
    {
      icon: LayoutDashboard,
      label: m.accounts_menu_boards(),
      ...(counts && { text: m.overview_boards_count({ count: counts.boards }) }),
      link: <Link to="/boards" />,
    },
    { icon: Receipt, label: m.accounts_menu_purchases(), link: <Link to="/purchases" /> },
    { icon: Gift, label: m.referrals_title(), link: <Link to="/referral" /> },
    { icon: User, label: m.accounts_menu_profile(), link: <Link to="/profile/$slug" params={{ slug }} /> },
    { icon: Settings, label: m.accounts_menu_settings(), text: m.overview_settings_text(), link: <Link to="/settings" /> },
  ];
}
