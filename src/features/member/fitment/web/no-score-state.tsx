import { Link } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { Banner } from '#platform/ui/banner.tsx';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { useScoreAgain, type Fitment, type FitmentFacts } from './queries.ts';
import { ResumeForm } from './resume-form.tsx';
import './fitment.css';

const FAILURES: Record<NonNullable<FitmentFacts['failure']>, { title: () => string; text: () => string }> = {
  scanned: { title: m.fitment_failed_scanned, text: m.fitment_failed_scanned_text },
  encrypted: { title: m.fitment_failed_encrypted, text: m.fitment_failed_encrypted_text },
  broken: { title: m.fitment_failed_broken, text: m.fitment_failed_broken_text },
  empty: { title: m.fitment_failed_empty, text: m.fitment_failed_empty_text },
  too_long: { title: m.fitment_failed_too_long, text: m.fitment_failed_too_long_text },
};

/** Shown instead of a score: the reasons, and two ways on. */
export function NoScoreState({ fitment }: { fitment: Fitment }) {
  const { failure, missing_to_tell } = fitment.attributes;
  return (
    <section className="panel stack gap-5" aria-labelledby="no-score">
      {failure ? (
        <div className="stack gap-2">
          <h2 id="no-score">{FAILURES[failure].title()}</h2>
          <p>{FAILURES[failure].text()}</p>
          <Banner>{m.fitment_failed_note()}</Banner>
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
          <p className="small muted">{m.fitment_way_resume_text({ company: fitment.attributes.company_name })}</p>
          <ResumeForm fitment={fitment} label={m.fitment_resume_label()} />
        </div>
        <ProfileWay fitment={fitment} />
      </div>
    </section>
  );
}

function ProfileWay({ fitment }: { fitment: Fitment }) {
  const { user_slug, job_application_id } = fitment.attributes;
  const again = useScoreAgain(job_application_id);
  const toast = useToast();
  const score = () =>
    again.mutate(
      { json: { job_application_id } },
      {
        onSuccess: ({ data }) => {
          if (!data.attributes.fitment_score_generated) toast.show(m.fitment_still_not_enough(), { kind: 'warn' });
        },
        onError: (error) => toast.show(error.message, { kind: 'warn' }),
      },
    );
  return (
    <div className="stack gap-2">
      <h3>{m.fitment_way_profile()}</h3>
      <p className="small muted">{m.fitment_way_profile_text()}</p>
      <div className="row gap-2">
        <ButtonLink variant="quiet" small render={<Link to="/profile/$slug" params={{ slug: user_slug }} />}>
          {m.fitment_way_profile_open()}
        </ButtonLink>
        <Button variant="bare" small loading={again.isPending} onClick={score}>
          {m.fitment_way_profile_score()}
        </Button>
      </div>
    </div>
  );
}
