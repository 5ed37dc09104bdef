import { Link } from '@tanstack/react-router';
import History from 'lucide-react/icons/history';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { ChipLink } from '#platform/ui/chip.tsx';
import { Shelf } from '#platform/ui/shelf.tsx';
import { kindMany } from './kinds.ts';
import { forgetRecent, useRecent } from './recent.ts';

/** Before anything is searched: what was searched lately, and the places to look around in. */
export function LookAround() {
  const recent = useRecent();
  return (
    <div className="stack gap-8">
      {recent.length > 0 && (
        <Shelf
          id="recent"
          title={m.search_recent()}
          aside={
            <Button variant="bare" small className="push" onClick={forgetRecent}>
              {m.search_forget()}
            </Button>
          }
        >
          <ul className="chips">
            {recent.map((query) => (
              <li key={query}>
                <ChipLink icon={History} render={<Link to="/search" search={{ query }} />}>
                  {query}
                </ChipLink>
              </li>
            ))}
          </ul>
        </Shelf>
      )}
      <Shelf id="browse" title={m.search_browse()}>
        <ul className="chips">
          {PLACES.map(({ to, label }) => (
            <li key={to}>
              <ChipLink render={<Link to={to} />}>{label()}</ChipLink>
            </li>
          ))}
        </ul>
      </Shelf>
    </div>
  );
}

const PLACES = [
  { to: '/jobs-apprenticeships', label: () => kindMany('job') },
  { to: '/courses', label: () => kindMany('course') },
  { to: '/insights/browse', label: () => kindMany('insight') },
  { to: '/skills', label: () => kindMany('skill') },
  { to: '/universities', label: () => kindMany('university') },
  { to: '/communities', label: () => kindMany('community') },
  { to: '/forum', label: () => kindMany('question') },
  { to: '/blog', label: () => kindMany('article') },
] as const;
