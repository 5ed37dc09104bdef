import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import MapPin from 'lucide-react/icons/map-pin';
import Search from 'lucide-react/icons/search';
import { localizePath } from '#platform/language/language.ts';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { CampaignFields } from '#platform/ui/campaign.tsx';
import { ChipLink } from '#platform/ui/chip.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { CheckAnyAd } from './check-any-ad.tsx';
import { JOBS_PATH } from './links.ts';
import { siteQuery } from './queries.ts';
import { SampleReport } from './sample-report.tsx';
import './home.css';

/** The product's summary, the search, and a sample report. */
export function HomeHero() {
  const { data: site } = useSuspenseQuery(siteQuery());
  return (
    <div className="container">
      <section className="hero" aria-labelledby="hero">
        <div className="stack gap-5">
          <h1 id="hero">{m.marketing_hero()}</h1>
          <p className="lead muted">{m.marketing_hero_lead({ brand: site.data.attributes.brand })}</p>
          <RoleSearch />
          <PopularSearches />
          <CheckAnyAd />
        </div>
        <SampleReport />
      </section>
    </div>
  );
}

/** Works without script too, because the form submits to the job list. */
function RoleSearch() {
  const navigate = useNavigate();
  const showJobs = (form: FormData) => {
    const filled = [...form].filter(([, value]) => typeof value === 'string' && value.trim() !== '');
    void navigate({ to: JOBS_PATH, search: Object.fromEntries(filled) });
  };
  return (
    <search>
      <form
        className="search hero-search"
        action={localizePath(JOBS_PATH)}
        onSubmit={(event) => {
          event.preventDefault();
          showJobs(new FormData(event.currentTarget));
        }}
      >
        <CampaignFields />
        <label>
          <Icon of={Search} />
          <span className="visually-hidden">{m.marketing_role()}</span>
          <input name="query" placeholder={m.marketing_role()} maxLength={100} autoComplete="off" />
        </label>
        <label>
          <Icon of={MapPin} />
          <span className="visually-hidden">{m.marketing_place()}</span>
          <input name="location" placeholder={m.marketing_place()} maxLength={100} autoComplete="address-level2" />
        </label>
        <Button type="submit">{m.marketing_find()}</Button>
      </form>
    </search>
  );
}

const APPRENTICESHIP = 'Apprenticeship' as const;

function PopularSearches() {
  const searches: { label: string; search: { query?: string; role_type?: (typeof APPRENTICESHIP)[] } }[] = [
    { label: m.marketing_popular_frontend(), search: { query: 'Frontend engineer' } },
    { label: m.marketing_popular_nurse(), search: { query: 'Staff nurse' } },
    { label: m.marketing_popular_designer(), search: { query: 'UX designer' } },
    { label: m.marketing_popular_apprentice(), search: { role_type: [APPRENTICESHIP] } },
  ];
  return (
    <nav className="chips" aria-label={m.marketing_popular()}>
      {searches.map(({ label, search }) => (
        <ChipLink key={label} render={<Link to={JOBS_PATH} search={search} />}>
          {label}
        </ChipLink>
      ))}
    </nav>
  );
}
