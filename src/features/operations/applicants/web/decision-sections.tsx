import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { formatTime } from '#platform/language/format.ts';
import { Button } from '#platform/ui/button.tsx';
import { Segmented } from '#platform/ui/segmented.tsx';
import { TextArea } from '#platform/ui/text-area.tsx';
import { RejectForm } from './reject-form.tsx';
import type { Applicant, HiringJob, NextStage } from './queries.ts';
import { moveLabel } from './stage-labels.ts';
import { TemplateField } from './template-field.tsx';
import { useDecisions, type Chosen } from './use-decisions.ts';
import './applicants.css';

type DecisionProps = { applicant: Applicant; job: HiringJob };

/** The decision: a step on with a message, or a rejection with its reason, which can be taken back while it is held. */
export function DecisionSections({ applicant, job }: DecisionProps) {
  const { can, rejection, name, stage } = applicant.attributes;
  const decisions = useDecisions(job);
  const chosen: Chosen[] = [{ id: applicant.id, name, from: stage }];
  if (!can.recruit)
    return (
      <section className="applicant-section">
        <p className="small muted">{m.applicants_viewer_note()}</p>
      </section>
    );
  return (
    <>
      {rejection && (
        <section className="applicant-section applicant-reject" aria-labelledby="applicant-rejection">
          <h3 id="applicant-rejection">
            {rejection.shown ? m.applicants_stage_rejected() : m.applicants_held({ time: formatTime(rejection.due_at) })}
          </h3>
          <p className="applicant-text">{rejection.reason}</p>
          {can.take_back && (
            <Button
              variant="quiet"
              small
              className="start"
              loading={decisions.isPending}
              onClick={() => decisions.takeBack(applicant.id, name)}
            >
              {m.applicants_take_back()}
            </Button>
          )}
        </section>
      )}
      {can.stages.length > 0 && <MoveForm key={`move-${stage}`} {...{ applicant, job, chosen }} />}
      {can.reject && (
        <section className="applicant-section applicant-reject" aria-labelledby="applicant-reject">
          <h3 id="applicant-reject">{m.applicants_reject_title()}</h3>
          <RejectForm
            job={job}
            isPending={decisions.isPending}
            onReject={(reason) => decisions.reject(chosen, reason, () => {})}
          />
        </section>
      )}
    </>
  );
}

function MoveForm({ applicant, job, chosen }: DecisionProps & { chosen: Chosen[] }) {
  const { stages } = applicant.attributes.can;
  const decisions = useDecisions(job);
  const [stage, setStage] = useState<NextStage>(stages[0] ?? 'shortlisted');
  const [message, setMessage] = useState('');
  return (
    <section className="applicant-section" aria-labelledby="applicant-decide">
      <h3 id="applicant-decide">{m.applicants_decide()}</h3>
      <form
        className="stack gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          decisions.move(chosen, stage, message.trim(), () => setMessage(''));
        }}
      >
        <Segmented
          label={m.applicants_decide()}
          value={stage}
          onValueChange={setStage}
          options={stages.map((value) => ({ value, label: moveLabel(value) }))}
        />
        <TemplateField key={stage} job={job} stage={stage} onChoose={setMessage} />
        <TextArea
          label={m.applicants_move_message()}
          optional
          rows={3}
          maxLength={5000}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
        <Button type="submit" className="push-end" loading={decisions.isPending}>
          {message.trim() === '' ? moveLabel(stage) : m.applicants_move_send({ stage: moveLabel(stage) })}
        </Button>
      </form>
    </section>
  );
}
