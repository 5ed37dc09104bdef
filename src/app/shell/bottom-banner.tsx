import { Link, useLocation } from '@tanstack/react-router';
import { JOBS_PATH } from './nav-links.ts';
import { m } from '#platform/messages/messages.js';
import { LazyCover } from '#platform/ui/art/lazy-cover.tsx';
import { ButtonLink } from '#platform/ui/button.tsx';
import type { Visibility } from './visibility.ts';

/** Pages that end with a form or their own call to action. */
const PAGES_WITH_OWN_CALL =
  /^\/$|^\/(about-us|contact-us|for-educators|for-corporates|funding-options|early-adopters-program|campaigns|tech-incubator-)/;
const TASK_PAGES =
  /^\/(explore|you|settings|hiring|staff|saved-searches|notifications|referral|moderation|reports|purchases|applications|plans|plan-offers|checks|auth|fitment-score|fitment-scores|roadmaps)(\/|$)|^\/personalize-recommendation\/|\/roadmap\/|\/thankyou$/;

/** A call to action at the end of browsing pages; omitted on pages with their own, and where users are working. */
export function BottomBanner({ visibility }: { visibility: Visibility }) {
  const { pathname } = useLocation();
  if (visibility === 'nowhere' || TASK_PAGES.test(pathname) || PAGES_WITH_OWN_CALL.test(pathname)) return null;
  return (
    <section
      className={`container bottom-banner no-print ${visibility === 'wide-only' ? 'not-on-phone' : ''}`}
      aria-labelledby="bottom-banner"
    >
      <div className="panel">
        <div className="stack gap-3">
          <h2 id="bottom-banner">{m.shell_end_title()}</h2>
          <p className="muted">{m.shell_end_text()}</p>
          <ButtonLink variant="quiet" className="start" render={<Link to={JOBS_PATH} />}>
            {m.shell_end_action()}
          </ButtonLink>
        </div>
        <LazyCover slug="steps-at-the-end" />
      </div>
    </section>
  );
}
