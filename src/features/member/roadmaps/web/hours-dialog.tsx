import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { formatHours } from '#platform/language/format.ts';
import { FormDialog } from '#platform/ui/form-dialog.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { useSetHours, type PlanSkill, type Roadmap } from './queries.ts';

type HoursDialogProps = { roadmap: Roadmap; part: PlanSkill['path'][number]; onClose: () => void };

/** Saves how many hours of a part are done; all of them finish it. */
export function HoursDialog({ roadmap, part, onClose }: HoursDialogProps) {
  const [hours, setHours] = useState(String(part.hours_done));
  const change = useSetHours(roadmap);
  const toast = useToast();
  const save = () =>
    change.mutate(
      { params: { id: roadmap.id, resource_id: part.id }, json: { hours: Number(hours) } },
      {
        onSuccess: () => {
          toast.show(m.roadmaps_hours_saved());
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title={m.roadmaps_hours_title()}
      subtitle={part.teaches.join('; ')}
      save={m.roadmaps_hours_save()}
      change={change}
      onSave={save}
      onClose={onClose}
    >
      <TextField
        label={m.roadmaps_hours_field({ hours: formatHours(part.hours) })}
        type="number"
        min={0}
        max={part.hours}
        step="any"
        required
        inputMode="decimal"
        value={hours}
        onChange={(event) => setHours(event.target.value)}
      />
    </FormDialog>
  );
}
