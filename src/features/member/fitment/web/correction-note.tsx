import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { changeMessage } from './change-message.ts';
import { REASON_LABELS } from './correction-reasons.ts';
import { useRemoveEvidence, useRestoreRow, type Fitment, type FitmentFacts, type FreeRow } from './queries.ts';
import './fitment.css';

type Done = (message: string) => void;

/** What the member said about a row, with the way back. */
export function CorrectionNote(props: {
  fitment: Fitment;
  row: FreeRow;
  correction: NonNullable<FreeRow['correction']>;
  onDone: Done;
}) {
  const { fitment, row, correction, onDone } = props;
  const restore = useRestoreRow(fitment.attributes.job_application_id);
  const toast = useToast();
  const undo = () =>
    restore.mutate(
      { params: { id: fitment.id }, query: { requirement_id: row.id } },
      {
        onSuccess: ({ data }) => onDone(changeMessage(fitment, data)),
        onError: (error) => toast.show(error.message, { kind: 'warn' }),
      },
    );
  return (
    <div className="said">
      <p className="small">
        {m.fitment_you_said({ reason: REASON_LABELS[correction.reason]() })}
        {correction.quote && <span className="muted"> “{correction.quote}”</span>}
      </p>
      <Button variant="quiet" small data-action="take-back" loading={restore.isPending} onClick={undo}>
        {m.fitment_take_back()}
      </Button>
    </div>
  );
}

/** The sentence that the member added for a row, with the way to remove it. */
export function AttachedNote(props: { fitment: Fitment; attached: FitmentFacts['attached'][number]; onDone: Done }) {
  const { fitment, attached, onDone } = props;
  const remove = useRemoveEvidence(fitment.attributes.job_application_id);
  const toast = useToast();
  const undo = () =>
    remove.mutate(
      { params: { id: fitment.id }, query: { requirement_id: attached.requirement_id } },
      {
        onSuccess: ({ data }) => onDone(changeMessage(fitment, data)),
        onError: (error) => toast.show(error.message, { kind: 'warn' }),
      },
    );
  return (
    <div className="said">
      <p className="small">
        {m.fitment_you_added()} <span className="muted">“{attached.text}”</span>
      </p>
      <Button variant="quiet" small data-action="take-back" loading={remove.isPending} onClick={undo}>
        {m.fitment_remove_sentence()}
      </Button>
    </div>
  );
}
