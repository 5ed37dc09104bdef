import { Link } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { Cover } from '#platform/web/art/cover.tsx';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { QUESTIONNAIRE } from './places.ts';

/** The way into the questionnaire about what to learn. */
export function CourseFinder() {
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
          </div>
        </div>
        <Cover slug="four-questions" />
      </div>
    </section>
  );
}
