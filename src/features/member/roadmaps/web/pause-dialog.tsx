import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { isoDay } from '#platform/language/format.ts';
import { FormDialog } from '#platform/ui/form-dialog.tsx';
import { RadioGroup } from '#platform/ui/radio-group.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { usePausePlan, type Roadmap } from './queries.ts';

const DAY_MS = 86_400_000;

/** Pauses a plan until a day or until it is resumed, or changes the pause. */
export function PauseDialog({ roadmap, onClose }: { roadmap: Roadmap; onClose: () => void }) {
  const until = roadmap.attributes.pause?.until ?? null;
  const [kind, setKind] = useState(until === null ? 'open' : 'until');
  const [day, setDay] = useState(until ?? isoDay(new Date(Date.now() + 7 * DAY_MS)));
  const pause = usePausePlan(roadmap);
  const toast = useToast();
  const submit = () =>
    pause.mutate(
      { params: { id: roadmap.id }, json: { until: kind === 'until' ? day : null } },
      {
        onSuccess: () => {
          toast.show(m.roadmaps_pause_saved());
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title={m.roadmaps_pause_title()}
      subtitle={m.roadmaps_pause_dialog_text()}
      save={m.roadmaps_pause_save()}
      change={pause}
      onSave={submit}
      onClose={onClose}
    >
      <RadioGroup
        legend={m.roadmaps_pause_how_long()}
        name="pause"
        value={kind}
        options={[
          { value: 'open', label: m.roadmaps_pause_open() },
          { value: 'until', label: m.roadmaps_pause_until() },
        ]}
        onValueChange={setKind}
      />
      {kind === 'until' && (
        <TextField
          label={m.roadmaps_pause_day()}
          type="date"
          required
          min={isoDay(new Date(Date.now() + DAY_MS))}
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
      )}
    </FormDialog>
  );
}
