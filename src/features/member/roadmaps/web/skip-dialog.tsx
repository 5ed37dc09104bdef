import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { RadioGroup } from '#platform/ui/radio-group.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { FormDialog } from '#platform/ui/form-dialog.tsx';
import { useChangeSkill, type PlanSkill, type Roadmap } from './queries.ts';
import { SKIP_REASONS } from './step-labels.tsx';

type SkipDialogProps = { roadmap: Roadmap; skill: PlanSkill; onClose: () => void };

/** Skips a skill with a reason. Later skills move forward, and the skill can be restored. */
export function SkipDialog({ roadmap, skill, onClose }: SkipDialogProps) {
  const [reason, setReason] = useState(SKIP_REASONS[0]?.value ?? 'known');
  const [note, setNote] = useState('');
  const change = useChangeSkill(roadmap);
  const toast = useToast();
  const params = { id: roadmap.id, skill_id: skill.skill_id };
  const submit = () =>
    change.mutate(
      { params, json: { skip: { reason, note } } },
      {
        onSuccess: () => {
          const undo = () => change.mutate({ params, json: { skip: null } });
          toast.show(m.roadmaps_skip_saved({ skill: skill.skill_name }), {
            action: { label: m.roadmaps_undo(), onPress: undo },
          });
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title={m.roadmaps_skip_title({ skill: skill.skill_name })}
      subtitle={m.roadmaps_skip_text()}
      save={m.roadmaps_skip_save()}
      change={change}
      onSave={submit}
      onClose={onClose}
    >
      <RadioGroup
        legend={m.roadmaps_skip_why()}
        name="skip-reason"
        value={reason}
        options={SKIP_REASONS.map(({ value, label }) => ({ value, label: label() }))}
        onValueChange={(next) => setReason(SKIP_REASONS.find(({ value }) => value === next)?.value ?? 'other')}
      />
      <TextField
        label={m.roadmaps_skip_note()}
        optional
        maxLength={300}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </FormDialog>
  );
}
