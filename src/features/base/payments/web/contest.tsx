import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { formatDate } from '#platform/language/format.ts';
import { Button } from '#platform/ui/button.tsx';
import { lazyDialog } from '#platform/ui/lazy-dialog.tsx';
import { Tag } from '#platform/ui/tag.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { CONTEST_STATES, contestSubjectLabel } from './contest-labels.ts';
import { useWithdrawContest, type Purchase } from './queries.ts';
import './payment.css';

const ContestDialog = lazyDialog(async () => (await import('./contest-dialog.tsx')).ContestDialog);

/** What the payer contested and its answer; and the way to contest something. */
export function Contest({ purchase }: { purchase: Purchase }) {
  const [isOpen, setOpen] = useState(false);
  const { contest, contestable } = purchase.attributes;
  if (!contest && contestable.length === 0) return null;
  return (
    <div className="purchase-contest">
      {contest && <ContestState purchase={purchase} contest={contest} />}
      {contestable.length > 0 && (
        <Button variant="bare" small onClick={() => setOpen(true)}>
          {m.payments_contest_open()}
        </Button>
      )}
      {isOpen && <ContestDialog purchase={purchase} onClose={() => setOpen(false)} />}
    </div>
  );
}

type StateProps = { purchase: Purchase; contest: NonNullable<Purchase['attributes']['contest']> };

function ContestState({ purchase: { id }, contest: { about, text, at, outcome, answer, answered_at } }: StateProps) {
  const withdraw = useWithdrawContest();
  const toast = useToast();
  const state = CONTEST_STATES[outcome ?? 'waiting'];
  const press = () =>
    withdraw.mutate(
      { params: { id } },
      {
        onSuccess: () => void toast.show(m.payments_contest_taken_back()),
        onError: (error) => void toast.show(error.message, { kind: 'warn' }),
      },
    );
  return (
    <div className="stack gap-1 small">
      <p>
        <Tag tone={state.tone}>{state.label()}</Tag> <b>{contestSubjectLabel(about)}</b>
        <span className="muted"> {formatDate(at)}</span>
      </p>
      <p className="muted whitespace-pre-line">{text}</p>
      {outcome === null && (
        <p>
          {m.payments_contest_when()}{' '}
          <Button variant="bare" small loading={withdraw.isPending} onClick={press}>
            {m.payments_contest_withdraw()}
          </Button>
        </p>
      )}
      {answer && (
        <p className="whitespace-pre-line">
          <b>{m.payments_contest_answer()}</b> {answer}
          {answered_at && <span className="muted"> {formatDate(answered_at)}</span>}
        </p>
      )}
    </div>
  );
}
