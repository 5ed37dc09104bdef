import { Link, useLocation } from '@tanstack/react-router';
import Briefcase from 'lucide-react/icons/briefcase';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import House from 'lucide-react/icons/house';
import Lightbulb from 'lucide-react/icons/lightbulb';
import User from 'lucide-react/icons/user';
import { m } from '#platform/messages/messages.js';
import { Icon, type IconShape } from '#platform/ui/icon.tsx';

const LINKS: readonly { to: string; label: () => string; icon: IconShape }[] = [
  { to: '/', label: m.shell_home, icon: House },
  { to: '/jobs-apprenticeships', label: m.shell_jobs, icon: Briefcase },
  { to: '/plans', label: m.shell_plans, icon: GraduationCap },
  { to: '/insights', label: m.shell_insights, icon: Lightbulb },
  { to: '/settings', label: m.shell_you, icon: User },
];

/** Bottom navigation with five links, on phones. */
export function BottomBar() {
  const { pathname } = useLocation();
  return (
    <nav className="bottom-bar no-print" aria-label={m.shell_main_phone()}>
      {LINKS.map(({ to, label, icon }) => (
        <Link key={to} to={to} aria-current={(to === '/' ? pathname === '/' : pathname.startsWith(to)) ? 'page' : undefined}>
          <Icon of={icon} />
          {label()}
        </Link>
      ))}
    </nav>
  );
}
