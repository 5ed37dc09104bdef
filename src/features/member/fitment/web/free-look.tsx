import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { Mark } from '#platform/ui/art/mark.tsx';
import { Banner } from '#platform/ui/banner.tsx';
import { ButtonLink } from '#platform/ui/button.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { AnotherResume } from './another-resume.tsx';
import { AskedList } from './asked-list.tsx';
import type { Band } from './band.ts';
import { Conditions } from './conditions.tsx';
import { LookPanel } from './look-panel.tsx';
import { FreeWhatIf } from './free-what-if.tsx';
import { NotWorthIt } from './not-worth-it.tsx';
import { OutdatedBanner } from './outdated-banner.tsx';
import { PendingResume } from './pending-resume.tsx';
import { whatIfQuery, type Fitment, type FitmentFacts, type Preview } from './queries.ts';
import { ReportOffer } from './report-offer.tsx';
import { ScoreHistory } from './score-history.tsx';
import { sourceName } from './source-label.ts';
import { TailorLink } from './tailor-link.tsx';
import { StrongestEvidence } from './strongest-evidence.tsx';
import './free-look.css';

type FreeLookProps = {
  fitment: Fitment;
  preview: Preview;
  band: Band;
  /** What the button says that leads to the plan. */
  planAction: string;
};

/** What is free: the band, the counts, the conditions, every requirement by name, and whether the report is worth its price. */
export function FreeLook(props: FreeLookProps) {
  // Counts the readings, so that each begins with its own order of rows.
  const [reading, setReading] = useState(0);
  return <Reading key={reading} {...props} onScored={() => setReading(reading + 1)} />;
}

function Reading({ fitment, preview, band, planAction, onScored }: FreeLookProps & { onScored: () => void }) {
  const isWorthIt = preview.advice === 'worth_it';
  return (
    <div className="stack gap-6">
      <FreeHeader facts={fitment.attributes} />
      <PendingResume fitment={fitment} />
      <OutdatedBanner fitment={fitment} onScored={onScored} />
      {preview.copied_ad && <Banner kind="warn">{m.fitment_copied()}</Banner>}
      <LookPanel conditions={fitment.attributes.conditions} preview={preview} band={band}>
        <Conditions fitment={fitment} title={m.fitment_conditions()} />
      </LookPanel>
      {!isWorthIt && <NotWorthIt fitment={fitment} preview={preview} band={band} />}
      <div className={isWorthIt ? 'look-body with-what-if' : 'look-body'}>
        <StrongestEvidence fitment={fitment} preview={preview} />
        {isWorthIt && (
          <div className="look-aside">
            <FreeWhatIf ask={(chosen) => whatIfQuery(fitment, chosen)} rows={preview.rows} band={band} />
          </div>
        )}
        <AskedList fitment={fitment} rows={preview.rows} />
      </div>
      {isWorthIt && <ReportOffer fitment={fitment} rows={preview.rows.length} planAction={planAction} />}
      {fitment.attributes.history.length > 1 && <ScoreHistory fitment={fitment} />}
      <AnotherResume fitment={fitment} onScored={onScored} />
      <p className="small muted">{m.fitment_aid()}</p>
    </div>
  );
}

function FreeHeader({ facts }: { facts: FitmentFacts }) {
  return (
    <header className="row report-header gap-4">
      <Mark slug={facts.company_slug} name={facts.company_name} size={48} />
      <div className="min-w-0 flex-1">
        <h1>{m.fitment_free_heading()}</h1>
        <p className="muted">
          {m.fitment_free_for({
            job: [facts.job_title, facts.company_name, facts.job_location].filter(Boolean).join(', '),
            file: sourceName(facts.source, facts.file_name),
          })}{' '}
          <TextLink href="#another-resume">{m.fitment_change_resume()}</TextLink>
        </p>
        <TailorLink applicationId={facts.job_application_id} />
        <ButtonLink variant="bare" small href="#toolkit">
          {m.fitment_scroll()}
        </ButtonLink>
      </div>
    </header>
  );
}
