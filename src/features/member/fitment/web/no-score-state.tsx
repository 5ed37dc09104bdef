import { Link } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { Banner } from '#platform/ui/banner.tsx';
import { ButtonLink } from '#platform/ui/button.tsx';
import type { Fitment, FitmentFacts } from './queries.ts';
import { ScoreHistory } from './score-history.tsx';
import { ChooseSource } from './choose-source.tsx';
import { ReadAgain } from './pending-resume.tsx';
import './fitment.css';

const FAILURES: Record<NonNullable<FitmentFacts['failure']>, { title: () => string; text: () => string }> = {
  scanned: { title: m.fitment_failed_scanned, text: m.fitment_failed_scanned_text },
  encrypted: { title: m.fitment_failed_encrypted, text: m.fitment_failed_encrypted_text },
  broken: { title: m.fitment_failed_broken, text: m.fitment_failed_broken_text },
  empty: { title: m.fitment_failed_empty, text: m.fitment_failed_empty_text },
  too_long: { title: m.fitment_failed_too_long, text: m.fitment_failed_too_long_text },
  missing: { title: m.fitment_failed_missing, text: m.fitment_failed_missing_text },
  interrupted: { title: m.fitment_failed_interrupted, text: m.fitment_failed_interrupted_text },
};

/** Shown instead of a score: the reasons, two ways on, and the scores of before. */
export function NoScoreState({ fitment }: { fitment: Fitment }) {
  const { failure, missing_to_tell, history, considered, company_name: company } = fitment.attributes;
  return (
    <section className="panel stack gap-5" aria-labelledby="no-score">
      {failure ? (
        <div className="stack gap-2">
          <h2 id="no-score">{FAILURES[failure].title()}</h2>
          <p>{FAILURES[failure].text()}</p>
          <Banner>{m.fitment_failed_note()}</Banner>
          <ReadAgain fitment={fitment} />
        </div>
      ) : (
        <div className="stack gap-2">
          <h2 id="no-score">{m.fitment_not_enough()}</h2>
          <p>{m.fitment_not_enough_text()}</p>
          <ul className="prose-list">
            {missing_to_tell.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="ways-on">
        <div className="stack gap-2">
          <h3>{m.fitment_way_resume()}</h3>
          <p className="small muted">{considered ? m.fitment_way_resume_considered() : m.fitment_way_resume_text({ company })}</p>
          <ChooseSource fitment={fitment} />
        </div>
        <ProfileWay fitment={fitment} />
      </div>
      {history.length > 1 && <ScoreHistory fitment={fitment} />}
    </section>
  );
}

function ProfileWay({ fitment }: { fitment: Fitment }) {
  return (
    <div className="stack gap-2">
      <h3>{m.fitment_way_profile()}</h3>
      <p className="small muted">{m.fitment_way_profile_text()}</p>
      <ButtonLink
        variant="quiet"
        small
        className="start"
        render={<Link to="/profile/$slug" params={{ slug: fitment.attributes.user_slug }} />}
      >
        {m.fitment_way_profile_open()}
      </ButtonLink>
    </div>
  );
}
