import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { AdvisorButton } from '#features/base/leads/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Cover } from '#platform/ui/art/cover.tsx';
import { ButtonLink } from '#platform/ui/button.tsx';
import { QUESTIONNAIRE_PATH } from './links.ts';
import { siteQuery } from './queries.ts';
import './home.css';

/** The end of the home page: links to the questionnaire about what to learn and to a course advisor. */
export function HomeClosing() {
  const site = useSuspenseQuery(siteQuery()).data.data.attributes;
  return (
    <section className="container" aria-labelledby="closing">
      <div className="panel closing">
        <div className="stack closing-text gap-4">
          <h2 id="closing">{m.marketing_closing()}</h2>
          <p className="lead muted">{m.marketing_closing_text()}</p>
          <div className="row">
            <ButtonLink render={<Link to={QUESTIONNAIRE_PATH} />}>{m.marketing_closing_action()}</ButtonLink>
            <AdvisorButton bookable={site.advisor_booking} page="/" variant="bare" />
          </div>
        </div>
        <Cover slug="steps-at-the-end" />
      </div>
    </section>
  );
}
