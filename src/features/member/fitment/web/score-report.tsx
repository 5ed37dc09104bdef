import { Link } from '@tanstack/react-router';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useState, type ReactNode } from 'react';
import { m } from '#platform/messages/messages.js';
import { formatLongDate } from '#platform/language/format.ts';
import { Mark } from '#platform/ui/art/mark.tsx';
import { Banner } from '#platform/ui/banner.tsx';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { AnotherResume } from './another-resume.tsx';
import { EarlierReport } from './earlier-report.tsx';
import { isSum } from './is-sum.ts';
import { OtherSkills } from './other-skills.tsx';
import { OutdatedBanner } from './outdated-banner.tsx';
import { PendingResume } from './pending-resume.tsx';
import type { Fitment, FitmentFacts, Report } from './queries.ts';
import { ScoreHistory } from './score-history.tsx';
import { ScoreSum } from './score-sum.tsx';
import { sourceName } from './source-label.ts';
import { TailorLink } from './tailor-link.tsx';
import { useScoringAgain } from './use-scoring-again.ts';
import './fitment.css';
import './report.css';

type ScoreReportProps = { fitment: Fitment; report: Report };

/** The full report. */
export function ScoreReport(props: ScoreReportProps) {
  // Counts the readings, so that each begins with its own order of rows.
  const [reading, setReading] = useState(0);
  return <Reading key={reading} {...props} isAgain={reading > 0} onScored={() => setReading(reading + 1)} />;
}

type ReadingProps = ScoreReportProps & { isAgain: boolean; onScored: () => void };

function Reading({ fitment, report, isAgain, onScored }: ReadingProps) {
  const facts = fitment.attributes;
  const again = useScoringAgain(fitment, onScored);
  return (
    <>
      <ReportHeader facts={facts} isAgain={isAgain}>
        <Button variant="quiet" icon={RotateCw} className="only-wide" loading={again.isPending} onClick={again.score}>
          {m.fitment_again()}
        </Button>
      </ReportHeader>
      <PendingResume fitment={fitment} />
      <OutdatedBanner fitment={fitment} onScored={onScored} />
      {report.copied_ad && <Banner kind="warn">{m.fitment_copied()}</Banner>}
      {isSum(report) ? <ScoreSum fitment={fitment} report={report} /> : <EarlierReport fitment={fitment} report={report} />}
      <div className="stack report-after gap-10">
        <section className="stack gap-1.5" aria-labelledby="in-words">
          <h2 id="in-words" className="title-s">
            {m.fitment_in_words()}
          </h2>
          <p>{report.summary}</p>
          {report.wording?.wrote_summary && <p className="small muted">{m.fitment_worded({ model: report.wording.model })}</p>}
        </section>
        <OtherSkills wording={report.wording} />
        <ScoreHistory fitment={fitment} again={again} />
        <AnotherResume fitment={fitment} onScored={onScored} />
        <p className="small muted formula-text">
          {m.fitment_formula_text({ version: report.engine_version })}{' '}
          <TextLink render={<Link to="/how-the-score-works" />}>{m.fitment_formula_link()}</TextLink>{' '}
          <TextLink className="no-print" render={<Link to="/purchases" search={{ item: fitment.id }} />}>
            {m.fitment_contest()}
          </TextLink>
        </p>
      </div>
    </>
  );
}

function ReportHeader({ facts, isAgain, children }: { facts: FitmentFacts; isAgain: boolean; children: ReactNode }) {
  return (
    <header className="row report-header gap-4">
      <Mark slug={facts.company_slug} name={facts.company_name} size={48} />
      <div className="min-w-0 flex-1">
        <h1 tabIndex={-1} ref={isAgain ? focusNewReading : null}>
          {m.fitment_page_heading({ job: facts.job_title })}
        </h1>
        <p className="muted">
          {m.fitment_page_scored({
            company: [facts.company_name, facts.job_location].filter(Boolean).join(', '),
            date: formatLongDate(facts.scored_at ?? facts.applied_at),
            file: sourceName(facts.source, facts.file_name),
          })}{' '}
          <TextLink href="#another-resume" className="no-print">
            {m.fitment_change_resume()}
          </TextLink>
        </p>
        <ButtonLink variant="bare" small className="no-print" href="#toolkit">
          {m.fitment_scroll()}
        </ButtonLink>
      </div>
      <div className="row no-print gap-2">
        <TailorLink applicationId={facts.job_application_id} />
        {children}
      </div>
    </header>
  );
}

/** A new reading replaces the button that asked for it. */
function focusNewReading(heading: HTMLElement | null): void {
  heading?.focus();
}
