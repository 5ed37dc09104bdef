import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { TextField } from '#platform/ui/text-field.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { FormDialog } from '#platform/ui/form-dialog.tsx';
import { useChangeSchedule, type Roadmap } from './queries.ts';

/** Edits weekly hours and the first day, which determine every date. */
export function ScheduleDialog({ roadmap, onClose }: { roadmap: Roadmap; onClose: () => void }) {
  const { hours_per_week, start_on } = roadmap.attributes;
  const [hours, setHours] = useState(String(hours_per_week));
  const [start, setStart] = useState(start_on);
  const change = useChangeSchedule(roadmap);
  const toast = useToast();
  const submit = () =>
    change.mutate(
      { params: { id: roadmap.id }, json: { hours_per_week: Number(hours), start_on: start } },
      {
        onSuccess: () => {
          toast.show(m.roadmaps_pace_changed());
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title={m.roadmaps_pace_title()}
      subtitle={m.roadmaps_pace_text()}
      save={m.roadmaps_pace_save()}
      change={change}
      onSave={submit}
      onClose={onClose}
    >
      <TextField
        label={m.roadmaps_pace_hours()}
        type="number"
        min={1}
        max={40}
        step={1}
        required
        inputMode="numeric"
        value={hours}
        onChange={(event) => setHours(event.target.value)}
      />
      <TextField
        label={m.roadmaps_pace_start()}
        type="date"
        required
        value={start}
        onChange={(event) => setStart(event.target.value)}
      />
    </FormDialog>
  );
}
