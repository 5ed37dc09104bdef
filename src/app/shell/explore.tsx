import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import Search from 'lucide-react/icons/search';
import { useCurrentUser } from '#features/base/accounts/web/index.ts';
import { searchTotalsQuery, type Kind } from '#features/base/search/web/index.ts';
import { formatNumber } from '#platform/language/format.ts';
import { localizePath } from '#platform/language/language.ts';
import { m } from '#platform/messages/messages.js';
import { CampaignFields } from '#platform/ui/campaign.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { ThemeChoice } from '#platform/ui/theme-choice.tsx';
import { LanguageLinks } from './language-switch.tsx';
import { STAFF_LINKS } from './more-links.ts';
import type { NavLink } from './nav-links.ts';
import { placeIcon } from './place-icons.ts';
import { OWN_PLACES, PLACES, SITE_PLACES, type PlaceGroup } from './places.ts';
import './explore.css';

/** The menu of a phone as a page: every place of the site, search, language and appearance. */
export function Explore() {
  const user = useCurrentUser();
  const counts = useQuery(searchTotalsQuery()).data?.data.attributes.counts ?? {};
  const own: PlaceGroup = {
    ...OWN_PLACES,
    links: [
      ...OWN_PLACES.links,
      ...(user ? [] : [{ to: '/sign-in', label: m.accounts_sign_in }]),
      ...(user?.attributes.staff ? STAFF_LINKS : []),
    ],
  };
  return (
    <main className="container explore">
      <h1>{m.shell_explore()}</h1>
      <form action={localizePath('/search')} role="search" className="explore-search">
        <CampaignFields />
        <Icon of={Search} />
        <input type="search" name="query" placeholder={m.shell_palette_placeholder()} aria-label={m.shell_palette()} />
      </form>
      {[...PLACES, own, ...SITE_PLACES].map((group, index) => (
        <section key={group.title()} aria-labelledby={`places-${index}`}>
          <h2 id={`places-${index}`} className="explore-group">
            {group.title()}
          </h2>
          <ul className="places">
            {group.links.map((link) => (
              <li key={link.to}>
                <Place {...link} count={counts[KIND_OF[link.to] ?? '']} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <div className="row explore-choices">
        <ThemeChoice />
        <LanguageLinks className="btn btn-quiet" />
      </div>
    </main>
  );
}

/** What the places list that say how much there is. */
const KIND_OF: Readonly<Record<string, Kind>> = {
  '/jobs-apprenticeships': 'job',
  '/companies': 'company',
  '/courses': 'course',
  '/skills': 'skill',
  '/universities': 'university',
  '/insights': 'insight',
  '/communities': 'community',
  '/forum': 'question',
  '/blog': 'article',
};

function Place({ to, label, count }: NavLink & { count: number | undefined }) {
  const [path = to, search] = to.split('?');
  return (
    <Link to={path} search={Object.fromEntries(new URLSearchParams(search))} className="place">
      <span className="place-glyph">
        <Icon of={placeIcon(to)} />
      </span>
      <span>
        <span className="place-name">{label()}</span>
        {count !== undefined && count > 0 && <span className="caption muted num"> {formatNumber(count)}</span>}
      </span>
    </Link>
  );
}
