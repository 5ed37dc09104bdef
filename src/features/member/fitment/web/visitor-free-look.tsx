import { m } from '#platform/messages/messages.js';
import { Banner } from '#platform/ui/banner.tsx';
import { AskedList } from './asked-list.tsx';
import type { Band } from './band.ts';
import { ConditionList } from './condition-list.tsx';
import { FreeWhatIf, type AskWhatIf } from './free-what-if.tsx';
import { LookPanel } from './look-panel.tsx';
import type { FitmentFacts, Preview } from './queries.ts';
import { StrongestEvidence } from './strongest-evidence.tsx';
import './free-look.css';

type VisitorFreeLookProps = Pick<FitmentFacts, 'conditions' | 'facts'> & {
  preview: Preview;
  band: Band;
  ask: AskWhatIf;
};

/** The free look of somebody without an account: the same as a member's, without what is kept, corrected or bought. */
export function VisitorFreeLook({ conditions, facts, preview, band, ask }: VisitorFreeLookProps) {
  const isWorthIt = preview.advice === 'worth_it';
  return (
    <div className="stack gap-6">
      {preview.copied_ad && <Banner kind="warn">{m.fitment_copied()}</Banner>}
      <LookPanel conditions={conditions} preview={preview} band={band}>
        <ConditionList conditions={conditions} facts={facts} title={m.fitment_conditions()} />
      </LookPanel>
      <div className={isWorthIt ? 'look-body with-what-if' : 'look-body'}>
        <StrongestEvidence fitment={null} preview={preview} />
        {isWorthIt && (
          <div className="look-aside">
            <FreeWhatIf ask={ask} rows={preview.rows} band={band} />
          </div>
        )}
        <AskedList fitment={null} rows={preview.rows} />
      </div>
    </div>
  );
}
