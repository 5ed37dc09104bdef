import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatMonth, isoDay } from '#platform/language/format.ts';
import { m } from '#platform/messages/messages.js';
import { Mark } from '#platform/ui/art/mark.tsx';
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx';
import { ButtonLink } from '#platform/ui/button.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { GainPanel } from './gain-panel.tsx';
import { LetterOutline } from './letter-outline.tsx';
import { tailoringQuery, type Tailoring } from './queries.ts';
import { RestList } from './rest-list.tsx';
import { ResumeMaker } from './resume-maker.tsx';
import { TailoredLine } from './tailored-line.tsx';
import './tailor.css';

/** The lines for one ad, the letter's outline, and the clean résumé with the lines that were taken. */
export function TailorView({ applicationId }: { applicationId: string }) {
  const { data } = useSuspenseQuery(tailoringQuery(applicationId));
  const tailoring = data.data.attributes;
  const { job_title: job, company_name: company } = tailoring;
  const month = formatMonth(isoDay(Date.now()).slice(0, 7));
  return (
    <main className="container page-top stack gap-6">
      <Breadcrumbs
        crumbs={[
          { label: m.fitment_crumb_applications(), render: <Link to="/applications" /> },
          {
            label: [job, company].filter(Boolean).join(', '),
            render: <Link to="/fitment-score/$jobApplicationId" params={{ jobApplicationId: applicationId }} />,
          },
          { label: m.tailoring_crumb() },
        ]}
      />
      <header className="row flex-nowrap items-start gap-4">
        <Mark slug={tailoring.company_slug} name={company || job} size={48} />
        <div className="min-w-0 flex-1">
          <h1>{m.tailoring_title()}</h1>
          <p className="muted">{company ? m.tailoring_for({ job, company }) : m.tailoring_for_job({ job })}</p>
        </div>
      </header>
      <GainPanel tailoring={tailoring} />
      <div className="tailor-split">
        <div className="stack gap-8">
          <Lines tailoring={tailoring} applicationId={applicationId} />
          <LetterOutline tailoring={tailoring} />
          <RestList rest={tailoring.rest} applicationId={applicationId} />
          <p className="small muted">{m.tailoring_answer_for()}</p>
        </div>
        <div id="your-resume" className="tailor-paper scroll-mt-20">
          <ResumeMaker
            applicationId={applicationId}
            name={company ? m.tailoring_version_for({ company, month }) : m.tailoring_version_for_job({ job, month })}
          />
        </div>
      </div>
    </main>
  );
}

function Lines({ tailoring, applicationId }: { tailoring: Tailoring; applicationId: string }) {
  const locked = tailoring.line_count - tailoring.lines.length;
  const next = tailoring.lines.find(({ state }) => state === 'open');
  return (
    <section aria-labelledby="tailored-lines">
      <div className="row gap-3">
        <h2 id="tailored-lines" className="flex-1">
          {m.tailoring_lines()}
        </h2>
        <TextLink className="to-paper small" href="#your-resume">
          {m.tailoring_see_resume()}
        </TextLink>
      </div>
      <p className="small muted">{introduce(tailoring)}</p>
      {tailoring.lines.length > 0 && (
        <ol className="tailor-lines">
          {tailoring.lines.map((line) => (
            <TailoredLine key={line.id} line={line} applicationId={applicationId} isNext={line.id === next?.id} />
          ))}
        </ol>
      )}
      {locked > 0 && (
        <div className="row gap-3 pt-4">
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

function introduce({ lines, line_count }: Tailoring): string {
  if (line_count === 0) return m.tailoring_no_lines();
  if (lines.every(({ kind }) => kind === 'top')) return m.tailoring_only_top();
  return lines.some(({ worded }) => worded !== null) ? m.tailoring_lines_worded() : m.tailoring_lines_text();
}
