import { Link } from '@tanstack/react-router';
import History from 'lucide-react/icons/history';
import MapPin from 'lucide-react/icons/map-pin';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { ChipLink } from '#platform/ui/chip.tsx';
import { TitledSection } from '#platform/ui/titled-section.tsx';
import { kindLabelPlural } from './kind-labels.ts';
import { clearRecentSearches, useRecentSearches } from './recent-searches.ts';

/** The empty search page: recent searches and links to browse. */
export function SearchStart() {
  const recent = useRecentSearches();
  return (
    <div className="stack gap-8">
      {recent.length > 0 && (
        <TitledSection
          id="recent"
          title={m.search_recent()}
          aside={
            <Button variant="bare" small className="push-end" onClick={clearRecentSearches}>
              {m.search_clear_recent()}
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
        </TitledSection>
      )}
      <TitledSection id="browse" title={m.search_browse()}>
        <ul className="chips">
          <li>
            <ChipLink icon={MapPin} render={<Link to="/search" search={{ query: m.search_near_jobs_query() }} />}>
              {m.search_near_jobs()}
            </ChipLink>
          </li>
          {BROWSE_LINKS.map(({ to, label }) => (
            <li key={to}>
              <ChipLink render={<Link to={to} />}>{label()}</ChipLink>
            </li>
          ))}
        </ul>
      </TitledSection>
    </div>
  );
}

const BROWSE_LINKS = [
  { to: '/jobs-apprenticeships', label: () => kindLabelPlural('job') },
  { to: '/courses', label: () => kindLabelPlural('course') },
  { to: '/insights/browse', label: () => kindLabelPlural('insight') },
  { to: '/skills', label: () => kindLabelPlural('skill') },
  { to: '/universities', label: () => kindLabelPlural('university') },
  { to: '/communities', label: () => kindLabelPlural('community') },
  { to: '/forum', label: () => kindLabelPlural('question') },
  { to: '/blog', label: () => kindLabelPlural('article') },
] as const;
