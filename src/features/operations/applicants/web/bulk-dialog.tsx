import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { FormDialog } from '#platform/ui/form-dialog.tsx';
import { Segmented } from '#platform/ui/segmented.tsx';
import { TextArea } from '#platform/ui/text-area.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { useWrite, type HiringJob, type NextStage } from './queries.ts';
import { moveLabel } from './stage-labels.ts';
import { TemplateField } from './template-field.tsx';
import { useDecisions, type Chosen } from './use-decisions.ts';

const STAGES = ['shortlisted', 'interview', 'offered'] as const;
type BulkDialogProps = {
  job: HiringJob;
  chosen: readonly Chosen[];
  action: 'move' | 'write' | 'reject';
  onDone: () => void;
  onClose: () => void;
};

/** Moves, writes to or rejects all chosen applicants, with one text in which each name is filled in. */
export function BulkDialog({ job, chosen, action, onDone, onClose }: BulkDialogProps) {
  const decisions = useDecisions(job);
  const write = useWrite();
  const toast = useToast();
  const [stage, setStage] = useState<NextStage>('shortlisted');
  const [text, setText] = useState('');
  const finish = () => {
    onClose();
    onDone();
  };
  const save = () => {
    if (action === 'move') return decisions.move(chosen, stage, text.trim(), finish);
    if (action === 'reject') return decisions.reject(chosen, text.trim(), finish);
    const json = { applicants: chosen.map(({ id }) => id), body: text };
    const onSuccess = () => {
      toast.show(m.applicants_message_sent());
      finish();
    };
    write.mutate({ params: { id: job.id }, json }, { onSuccess });
  };
  const labels = {
    move: { title: m.applicants_move(), save: moveLabel(stage), text: m.applicants_move_message() },
    write: { title: m.applicants_messages(), save: m.applicants_message_send(), text: m.applicants_messages() },
    reject: {
      title: m.applicants_reject_many({ count: chosen.length }),
      save: m.applicants_reject(),
      text: m.applicants_reject_label(),
    },
  }[action];
  return (
    <FormDialog
      title={labels.title}
      subtitle={m.applicants_selected({ count: chosen.length })}
      size="normal"
      save={labels.save}
      change={{ error: write.error, isPending: decisions.isPending || write.isPending }}
      onSave={save}
      onClose={onClose}
    >
      {action === 'move' && (
        <Segmented
          label={m.applicants_stage()}
          value={stage}
          onValueChange={setStage}
          options={STAGES.map((value) => ({ value, label: moveLabel(value) }))}
        />
      )}
      <TemplateField
        key={stage}
        job={job}
        stage={{ move: stage, write: null, reject: 'rejected' as const }[action]}
        onChoose={setText}
      />
      <TextArea
        label={labels.text}
        hint={
          action === 'reject'
            ? m.applicants_reject_hint({ minutes: job.hold_minutes })
            : m.applicants_template_hint({ open: '{', close: '}' })
        }
        optional={action === 'move'}
        required={action !== 'move'}
        rows={5}
        maxLength={action === 'reject' ? 2000 : 5000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </FormDialog>
  );
}
