import { Link } from '@tanstack/react-router';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { Menu, MenuLink } from '#platform/ui/menu.tsx';
import { EMPLOYERS_PATH, INDIVIDUALS_PATH } from './links.ts';
import './incubator-switch.css';

const ANCHORS = [
  { id: 'about', label: m.incubator_go_about },
  { id: 'vision', label: m.incubator_go_vision },
  { id: 'fellowship', label: m.incubator_go_fellowship },
  { id: 'scholars', label: m.incubator_go_scholars },
  { id: 'become', label: m.incubator_go_become },
];

/** Switches between the page for individuals, with links to its sections, and the page for employers. */
export function IncubatorSwitch({ current }: { current: 'individuals' | 'employers' }) {
  return (
    <nav className="incubator-switch" aria-label={m.incubator_switch()}>
      {current === 'individuals' ? (
        <Menu
          align="start"
          trigger={
            <Button variant="bare" className="switch-option switch-current">
              {m.incubator_individuals()}
              <Icon of={ChevronDown} small />
            </Button>
          }
        >
          {ANCHORS.map(({ id, label }) => (
            <MenuLink key={id} href={`#${id}`}>
              {label()}
            </MenuLink>
          ))}
        </Menu>
      ) : (
        <Link to={INDIVIDUALS_PATH} className="btn btn-bare switch-option">
          {m.incubator_individuals()}
        </Link>
      )}
      <Link
        to={EMPLOYERS_PATH}
        className={`btn btn-bare switch-option ${current === 'employers' ? 'switch-current' : ''}`}
        aria-current={current === 'employers' ? 'page' : undefined}
      >
        {m.incubator_employers()}
      </Link>
    </nav>
  );
}
