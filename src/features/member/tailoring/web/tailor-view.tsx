import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Points } from '#features/member/fitment/web/index.ts';
import { formatMonth, isoDay } from '#platform/language/format.ts';
import { m } from '#platform/messages/messages.js';
import { Mark } from '#platform/ui/art/mark.tsx';
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx';
import { ButtonLink } from '#platform/ui/button.tsx';
import { Panel } from '#platform/ui/panel.tsx';
import { LetterOutline } from './letter-outline.tsx';
import { tailoringQuery, type Tailoring } from './queries.ts';
import { ResumeMaker } from './resume-maker.tsx';
import { TailoredLine } from './tailored-line.tsx';
import './tailor.css';

/** The lines for one ad, the letter's outline, and the clean résumé with the lines that were taken. */
export function TailorView({ applicationId }: { applicationId: string }) {
  const { data } = useSuspenseQuery(tailoringQuery(applicationId));
  const tailoring = data.data.attributes;
  const where = { job: tailoring.job_title, company: tailoring.company_name };
  const month = formatMonth(isoDay(Date.now()).slice(0, 7));
  return (
    <main className="container page-top stack gap-6">
      <Breadcrumbs
        crumbs={[
          { label: m.fitment_crumb_applications(), render: <Link to="/applications" /> },
          {
            label: m.fitment_crumb_job(where),
            render: <Link to="/fitment-score/$jobApplicationId" params={{ jobApplicationId: applicationId }} />,
          },
          { label: m.tailoring_crumb() },
        ]}
      />
      <header className="row flex-nowrap items-start gap-4">
        <Mark slug={tailoring.company_slug} name={tailoring.company_name} size={48} />
        <div className="min-w-0 flex-1">
          <h1>{m.tailoring_title()}</h1>
          <p className="muted">{m.tailoring_for(where)}</p>
        </div>
      </header>
      <Gain tailoring={tailoring} />
      <div className="tailor-split">
        <div className="stack gap-8">
          <Lines tailoring={tailoring} applicationId={applicationId} />
          <LetterOutline tailoring={tailoring} />
          <Missing names={tailoring.missing} />
          <p className="small muted">{m.tailoring_answer_for()}</p>
        </div>
        <div className="tailor-paper">
          <ResumeMaker applicationId={applicationId} name={m.tailoring_version_for({ company: where.company, month })} />
        </div>
      </div>
    </main>
  );
}

function Gain({ tailoring: { points, line_count, total } }: { tailoring: Tailoring }) {
  if (line_count === 0) return null;
  return (
    <Panel className="row gap-4 [--pad:20px]">
      <p className="num title-l">
        <Points value={points.all} />
      </p>
      <p className="flex-1">
        {m.tailoring_gain({ count: line_count })}{' '}
        {points.taken > 0 && <strong>{m.tailoring_gain_taken({ points: points.taken })}</strong>}
        {total !== null && (
          <span className="block small muted">
            {m.tailoring_gain_total({ now: total, after: Math.round((total + points.all) * 10) / 10 })}
          </span>
        )}
      </p>
    </Panel>
  );
}

function Lines({ tailoring, applicationId }: { tailoring: Tailoring; applicationId: string }) {
  const locked = tailoring.line_count - tailoring.lines.length;
  return (
    <section aria-labelledby="tailored-lines">
      <h2 id="tailored-lines">{m.tailoring_lines()}</h2>
      <p className="small muted">{tailoring.line_count === 0 ? m.tailoring_no_lines() : m.tailoring_lines_text()}</p>
      <ol>
        {tailoring.lines.map((line) => (
          <TailoredLine key={line.id} line={line} applicationId={applicationId} />
        ))}
      </ol>
      {locked > 0 && (
        <div className="row gap-3 page-part">
          <p className="flex-1">{m.tailoring_locked({ count: locked })}</p>
          <ButtonLink
            variant="quiet"
            render={<Link to="/fitment-score/$jobApplicationId" params={{ jobApplicationId: applicationId }} />}
          >
            {m.tailoring_to_report()}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}

function Missing({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <section className="stack gap-1" aria-labelledby="nothing-to-word">
      <h2 id="nothing-to-word">{m.tailoring_missing()}</h2>
      <p className="small muted">{m.tailoring_missing_text()}</p>
      <ul className="tailor-list">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </section>
  );
}
