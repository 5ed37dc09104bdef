import { useState } from 'react';
import { statusLabel } from '#features/catalogue/jobs/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatTime } from '#platform/language/format.ts';
import { Button } from '#platform/ui/button.tsx';
import { Panel } from '#platform/ui/panel.tsx';
import { TextArea } from '#platform/ui/text-area.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { useReceivedChanges, type Received } from './queries.ts';

const MOVES = {
  shortlisted: m.applicants_move_shortlisted,
  interview: m.applicants_move_interview,
  offered: m.applicants_move_offered,
};

type DecisionProps = { token: string; received: Received };

/** Where the application stands: a step on, or a rejection with its reason, which can be taken back while it is held. */
export function Decision({ token, received }: DecisionProps) {
  const { name, stage, can, rejection } = received;
  const { move } = useReceivedChanges(token);
  const toast = useToast();
  if (rejection) return <Rejected token={token} received={received} />;
  if (can.stages.length === 0 && !can.reject) return <Panel>{m.deliveries_received_final({ stage: statusLabel(stage) })}</Panel>;
  return (
    <Panel className="stack gap-4">
      <h2 className="title-s">{m.deliveries_received_decide({ name })}</h2>
      <div className="row gap-2">
        {can.stages.map((next, index) => (
          <Button
            key={next}
            {...(index > 0 && { variant: 'quiet' as const })}
            loading={move.isPending && move.variables.json.stage === next}
            onClick={() =>
              move.mutate(
                { params: { token }, json: { from: stage, stage: next } },
                {
                  onError: (error) => toast.show(error.message, { kind: 'warn' }),
                  onSuccess: () => toast.show(m.deliveries_received_moved({ name, stage: statusLabel(next) })),
                },
              )
            }
          >
            {MOVES[next]()}
          </Button>
        ))}
      </div>
      {can.reject && <RejectForm token={token} received={received} />}
    </Panel>
  );
}

function RejectForm({ token, received: { stage, hold_minutes } }: DecisionProps) {
  const [reason, setReason] = useState('');
  const { reject } = useReceivedChanges(token);
  const toast = useToast();
  return (
    <form
      className="stack gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        reject.mutate(
          { params: { token }, json: { from: stage, reason } },
          { onError: (error) => toast.show(error.message, { kind: 'warn' }) },
        );
      }}
    >
      <h3 className="small strong">{m.applicants_reject_title()}</h3>
      <TextArea
        label={m.applicants_reject_label()}
        hint={m.applicants_reject_hint({ minutes: hold_minutes })}
        rows={3}
        required
        maxLength={2000}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <Button type="submit" variant="quiet" danger className="start" loading={reject.isPending}>
        {m.applicants_reject()}
      </Button>
    </form>
  );
}

function Rejected({ token, received: { rejection, can } }: DecisionProps) {
  const { takeBack } = useReceivedChanges(token);
  const toast = useToast();
  if (!rejection) return null;
  return (
    <Panel className="stack gap-3">
      <h2 className="title-s">
        {rejection.shown ? statusLabel('rejected') : m.applicants_held({ time: formatTime(rejection.due_at) })}
      </h2>
      <p className="break-words whitespace-pre-line">{rejection.reason}</p>
      {can.take_back && (
        <Button
          variant="quiet"
          small
          className="start"
          loading={takeBack.isPending}
          onClick={() =>
            takeBack.mutate({ params: { token } }, { onError: (error) => toast.show(error.message, { kind: 'warn' }) })
          }
        >
          {m.applicants_take_back()}
        </Button>
      )}
    </Panel>
  );
}
