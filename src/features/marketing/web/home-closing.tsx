import { Link } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { Cover } from '#platform/web/art/cover.tsx';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { JOBS, SCORE_WORKS } from './places.ts';

/** The last word of the home page. */
export function HomeClosing() {
  return (
    <section className="container" aria-labelledby="closing">
      <div className="panel closing">
        <div className="stack closing-words" style={{ '--gap': '12px' }}>
          <h2 id="closing">{m.marketing_closing()}</h2>
          <p className="soft">{m.marketing_closing_text()}</p>
          <div className="row">
            <ButtonLink render={<Link to={JOBS} />}>{m.marketing_closing_roles()}</ButtonLink>
            <ButtonLink variant="bare" render={<Link to={SCORE_WORKS} />}>
              {m.marketing_closing_score()}
            </ButtonLink>
          </div>
        </div>
        <Cover slug="unsure-which-role" />
      </div>
    </section>
  );
}
