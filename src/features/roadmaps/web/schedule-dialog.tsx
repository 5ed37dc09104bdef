import { useState, type SubmitEvent } from 'react';
import { m } from '#platform/messages/messages.js';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { SheetBody, SheetFoot } from '#platform/web/ui/sheet.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { useToast } from '#platform/web/ui/toast.tsx';
import { useChangeSchedule, type Roadmap } from './queries.ts';

/** Hours a week and the first day; every date follows. */
export function ScheduleDialog({ roadmap, onClose }: { roadmap: Roadmap; onClose: () => void }) {
  const { hours_per_week, start_on } = roadmap.attributes;
  const [hours, setHours] = useState(String(hours_per_week));
  const [start, setStart] = useState(start_on);
  const change = useChangeSchedule(roadmap);
  const toast = useToast();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    change.mutate(
      { params: { id: roadmap.id }, json: { hours_per_week: Number(hours), start_on: start } },
      {
        onSuccess: () => {
          toast.show(m.roadmaps_pace_changed());
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      open
      size="small"
      onOpenChange={(open) => !open && onClose()}
      title={m.roadmaps_pace_title()}
      subtitle={m.roadmaps_pace_text()}
    >
      <form onSubmit={submit}>
        <SheetBody>
          {change.isError && <Banner kind="bad">{change.error.message}</Banner>}
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
        </SheetBody>
        <SheetFoot>
          <Button type="submit" className="push" loading={change.isPending}>
            {m.roadmaps_pace_save()}
          </Button>
        </SheetFoot>
      </form>
    </Dialog>
  );
}
