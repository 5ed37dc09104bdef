import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { Banner } from '#platform/ui/banner.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { Corrections } from './corrections.tsx';
import { EvidenceDialog } from './evidence-dialog.tsx';
import { useChangeEvidence, type Fitment, type Report, type Requirement } from './queries.ts';
import { OtherSkills } from './other-skills.tsx';
import { RequirementList } from './requirement-list.tsx';
import { ScoreHistory } from './score-history.tsx';
import { ScoreSummary } from './score-summary.tsx';
import { WhatIfPanel } from './what-if-panel.tsx';
import './report.css';

/** The full report. */
export function ScoreReport({ fitment, report }: { fitment: Fitment; report: Report }) {
  const facts = fitment.attributes;
  const [attaching, setAttaching] = useState<Requirement | null>(null);
  const change = useChangeEvidence(facts.job_application_id);
  const toast = useToast();
  const warn = (error: Error) => toast.show(error.message, { kind: 'warn' });
  const unstrike = (skillIds: string[]) =>
    change.mutate(
      { params: { id: fitment.id }, json: { unstrike: skillIds } },
      { onSuccess: ({ data }) => toast.show(m.fitment_undone({ score: data.attributes.score ?? '' })), onError: warn },
    );
  const strike = (requirement: Requirement) => {
    const through = requirement.evidence[0]?.through.skill_id;
    const skillIds = through ? [through] : requirement.skill_ids;
    change.mutate(
      { params: { id: fitment.id }, json: { strike: skillIds } },
      {
        onSuccess: ({ data }) =>
          toast.show(m.fitment_struck({ skill: requirement.label, score: data.attributes.score ?? '' }), {
            action: { label: m.fitment_undo(), onPress: () => unstrike(skillIds) },
          }),
        onError: warn,
      },
    );
  };
  return (
    <>
      {report.copied_ad && <Banner kind="warn">{m.fitment_copied()}</Banner>}
      <ScoreSummary facts={facts} report={report} />
      <div className="with-aside report-body [--aside:320px]">
        <aside className="stack sticky gap-5">
          <WhatIfPanel fitmentId={fitment.id} report={report} />
          <ScoreHistory facts={facts} />
        </aside>
        <div className="stack gap-10">
          <RequirementList report={report} onAttach={setAttaching} onStrike={strike} />
          <Corrections fitment={fitment} />
          <OtherSkills wording={report.wording} />
          <section className="stack gap-2" aria-labelledby="formula">
            <h2 id="formula" className="part-title">
              {m.fitment_formula()}
            </h2>
            <p className="small muted formula-text">
              {m.fitment_formula_text({ version: report.engine_version })}{' '}
              <TextLink render={<Link to="/how-the-score-works" />}>{m.fitment_formula_link()}</TextLink>
            </p>
          </section>
        </div>
      </div>
      {attaching && <EvidenceDialog fitment={fitment} requirement={attaching} onClose={() => setAttaching(null)} />}
    </>
  );
}
