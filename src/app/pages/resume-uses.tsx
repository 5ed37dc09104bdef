import { Link } from '@tanstack/react-router';
import { bestScore, type ListedResume } from '#features/base/resumes/web/index.ts';
import { BandLabel, bandName } from '#features/member/fitment/web/index.ts';
import { applicationStageLabel } from '#features/member/tracker/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Mark } from '#platform/ui/art/mark.tsx';
import { Ring } from '#platform/ui/ring.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';

type Uses = ListedResume['attributes']['uses'];
type Score = Uses['scores'][number];

const MAX_MARKS = 4;

/** Where a version was used: companies, best score, and all applications and scores behind a press. */
export function ResumeUses({ resume }: { resume: ListedResume }) {
  const { attributes } = resume;
  const { applications, scores } = attributes.uses;
  const best = bestScore(resume);
  return (
    <>
      <div className="grid items-start gap-x-5 gap-y-2 [--min:180px]">
        <Sent uses={attributes.uses} />
        {best ? (
          <BestScore score={best} />
        ) : (
          attributes.status === 'read' && (
            <TextLink className="small" render={<Link to="/check" />}>
              {m.resumes_check_ad()}
            </TextLink>
          )
        )}
      </div>
      {applications.length + scores.length > 0 && (
        <details>
          <summary className="link small" aria-label={m.resumes_uses_named({ name: attributes.name })}>
            {m.resumes_uses()}
          </summary>
          <UseList uses={attributes.uses} />
        </details>
      )}
    </>
  );
}

/** The companies that it was sent to. */
function Sent({ uses: { applications, scores } }: { uses: Uses }) {
  if (applications.length === 0)
    return <p className="small muted">{scores.length > 0 ? m.resumes_not_sent() : m.resumes_unused()}</p>;
  const companies = [...new Map(applications.map((use) => [use.company_slug, use])).values()].slice(0, MAX_MARKS);
  return (
    <span className="row gap-2">
      <span className="row gap-1">
        {companies.map((use) => (
          <Mark key={use.company_slug} slug={use.company_slug} name={use.company_name} size={28} />
        ))}
      </span>
      <span className="small muted">{m.resumes_used({ count: applications.length })}</span>
    </span>
  );
}

function BestScore({ score: { band, score, job_title, company_name } }: { score: Score }) {
  return (
    <span className="row flex-nowrap gap-2">
      {score !== null && (
        <Ring value={score} size={44} tone={band} label={m.resumes_best({ score })}>
          <span aria-hidden="true">{score}</span>
        </Ring>
      )}
      <span className="small">
        <strong>{bandName(band)}</strong>{' '}
        <span className="muted block">{[job_title, company_name].filter(Boolean).join(', ')}</span>
      </span>
    </span>
  );
}

function UseList({ uses: { applications, scores } }: { uses: Uses }) {
  return (
    <ul className="stack small gap-2 pt-2">
      {applications.map((use) => (
        <li key={use.id}>
          {m.resumes_use_sent()}: {m.resumes_use_application({ job: use.job_title, company: use.company_name })} ·{' '}
          {applicationStageLabel(use.stage)}
        </li>
      ))}
      {scores.map((use) => (
        <li key={use.job_application_id} className="row gap-2">
          {m.resumes_use_score()}:{' '}
          <TextLink render={<Link to="/fitment-score/$jobApplicationId" params={{ jobApplicationId: use.job_application_id }} />}>
            {[use.job_title, use.company_name].filter(Boolean).join(', ')}
          </TextLink>
          <BandLabel band={use.band} />
        </li>
      ))}
    </ul>
  );
}
