import { Link, useLocation } from '@tanstack/react-router';
import Briefcase from 'lucide-react/icons/briefcase';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import House from 'lucide-react/icons/house';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import User from 'lucide-react/icons/user';
import { m } from '#platform/messages/messages.js';
import { Icon, type IconShape } from '#platform/ui/icon.tsx';
import { findPlace } from './current-place.ts';

const LINKS: readonly (readonly [to: string, label: () => string, icon: IconShape])[] = [
  ['/', m.shell_home, House],
  ['/jobs-apprenticeships', m.shell_jobs, Briefcase],
  ['/courses', m.shell_learn, GraduationCap],
  ['/explore', m.shell_explore, LayoutGrid],
  ['/you', m.shell_you, User],
];

/** The five places of the site below the width of a desktop; Explore leads to everything else. */
export function BottomBar() {
  const { pathname } = useLocation();
  const place = findPlace(pathname);
  return (
    <nav className="bottom-bar no-print" aria-label={m.shell_main_phone()}>
      {LINKS.map(([to, label, icon]) => (
        <Link key={to} to={to} aria-current={to === pathname ? 'page' : to === place ? 'true' : undefined}>
          <Icon of={icon} />
          {label()}
        </Link>
      ))}
    </nav>
  );
}
