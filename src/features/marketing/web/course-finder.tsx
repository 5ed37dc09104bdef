import { Link } from '@tanstack/react-router';
import { useSuspenseQuery } from '@tanstack/react-query';
import { AdvisorButton } from '#features/leads/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Cover } from '#platform/web/art/cover.tsx';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { QUESTIONNAIRE } from './places.ts';
import { siteQuery } from './queries.ts';

/** The way into the questionnaire about what to learn, and to a person who helps to choose. */
export function CourseFinder() {
  const site = useSuspenseQuery(siteQuery()).data.data.attributes;
  return (
    <section className="section container section-tight" aria-labelledby="finder">
      <div className="panel closing">
        <div className="stack closing-words" style={{ '--gap': '12px' }}>
          <h2 id="finder">{m.marketing_finder()}</h2>
          <p className="soft">{m.marketing_finder_text()}</p>
          <div className="row">
            <ButtonLink variant="quiet" render={<Link to={QUESTIONNAIRE} />}>
              {m.marketing_finder_action()}
            </ButtonLink>
            <AdvisorButton bookable={site.advisor_booking} page="/" variant="bare" />
          </div>
        </div>
        <Cover slug="four-questions" />
      </div>
    </section>
  );
}
