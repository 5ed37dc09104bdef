import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ExportButton, HistoryOnRequest, ReasonForm, StaffFrame } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatDate, formatRupees } from '#platform/language/format.ts';
import { Button } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { useNow } from '#platform/ui/hooks/use-now.ts';
import { Meta } from '#platform/ui/meta.tsx';
import { Panel } from '#platform/ui/panel.tsx';
import { Tag } from '#platform/ui/tag.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { cashbackHistoryQuery, cashbacksQuery, exportCashbacks, useDecideCashback, type Claim } from './queries.ts';
import '#platform/ui/styles/workspace.css';

const rupees = (amount: number) => formatRupees(amount * 100);

/** Claims of cashback that wait for a decision, the oldest first. */
export function Cashbacks() {
  const claims = useSuspenseQuery(cashbacksQuery()).data.data;
  return (
    <StaffFrame title={m.money_cashbacks()} actions={<ExportButton load={exportCashbacks} name="cashbacks.csv" />}>
      <div className="work-page">
        <p className="muted">{m.money_cashbacks_lead()}</p>
        {claims.length === 0 && (
          <EmptyState cover="no-cashbacks" title={m.money_cashbacks_none()}>
            {m.money_cashbacks_none_text()}
          </EmptyState>
        )}
        <ul className="work-cases">
          {claims.map((claim) => (
            <li key={claim.id}>
              <ClaimPanel claim={claim} />
            </li>
          ))}
        </ul>
      </div>
    </StaffFrame>
  );
}

type Decision = 'approved' | 'hold' | 'rejected';
const DECISIONS: Record<Decision, { label: () => string; done: () => string }> = {
  approved: { label: m.money_approve, done: m.money_approved },
  hold: { label: m.money_hold, done: m.money_on_hold },
  rejected: { label: m.money_reject, done: m.money_rejected },
};

function ClaimPanel({ claim: { id, attributes } }: { claim: Claim }) {
  const { amount, status, created_at, held_until, ledger } = attributes;
  const [decision, setDecision] = useState<Decision>();
  const toast = useToast();
  const decide = useDecideCashback(() => {
    if (decision) toast.show(DECISIONS[decision].done());
    setDecision(undefined);
  });
  const isApprovable = useNow() >= Date.parse(held_until);
  const others: readonly Decision[] = status === 'hold' ? ['rejected'] : ['hold', 'rejected'];
  const decisions: readonly Decision[] = isApprovable ? ['approved', ...others] : others;
  const save = (reason: string) => decision && decide.mutate({ params: { id }, json: { decision, reason } });
  return (
    <Panel className="stack gap-3">
      <div className="stack gap-1">
        <h2 className="title-s">{rupees(amount)}</h2>
        <Meta>
          {status === 'hold' && <Tag tone="warn">{m.money_on_hold()}</Tag>}
          {m.money_claimed({ day: formatDate(created_at) })}
          {m.money_approvable({ day: formatDate(held_until) })}
        </Meta>
      </div>
      {ledger.some(({ reason }) => reason !== '') && (
        <ul className="stack gap-1 small muted">
          {ledger.flatMap(({ at, reason }) => (reason === '' ? [] : [<li key={at}>{`${formatDate(at)}: ${reason}`}</li>]))}
        </ul>
      )}
      <div className="row gap-2">
        {decisions.map((name) => (
          <Button key={name} variant={name === 'approved' ? 'solid' : 'quiet'} small onClick={() => setDecision(name)}>
            {DECISIONS[name].label()}
          </Button>
        ))}
      </div>
      <HistoryOnRequest query={cashbackHistoryQuery(id)} />
      {decision && (
        <ReasonForm
          title={`${DECISIONS[decision].label()}: ${rupees(amount)}`}
          save={DECISIONS[decision].label()}
          reason={{ label: m.money_claim_reason() }}
          change={decide}
          onSave={save}
          onClose={() => setDecision(undefined)}
        />
      )}
    </Panel>
  );
}
