import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { formatDay } from '#platform/language/format.ts';
import { Button } from '#platform/ui/button.tsx';
import { lazyDialog } from '#platform/ui/lazy-dialog.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { useResumePlan, type Plan, type Roadmap } from './queries.ts';

const PauseDialog = lazyDialog(async () => (await import('./pause-dialog.tsx')).PauseDialog);

type PausedProps = { roadmap: Roadmap; pause: NonNullable<Plan['pause']> };

/** Says since when a plan is paused and where it leads, with the buttons to resume it and to change the pause. */
export function Paused({ roadmap, pause }: PausedProps) {
  const { due_on, can } = roadmap.attributes;
  const [changing, setChanging] = useState(false);
  const resume = useResumePlan(roadmap);
  const toast = useToast();
  const goOn = () =>
    resume.mutate(
      { params: { id: roadmap.id } },
      {
        onSuccess: ({ data }) => toast.show(m.roadmaps_resumed({ date: formatDay(data.attributes.due_on) })),
        onError: (error) => toast.show(error.message, { kind: 'warn' }),
      },
    );
  const date = formatDay(due_on);
  return (
    <div className="stack gap-3">
      <p className="strong">{pausedText(pause)}</p>
      <p>
        {m.roadmaps_paused_text()}{' '}
        {pause.until === null ? m.roadmaps_paused_finish({ date }) : m.roadmaps_paused_finish_on({ date })}
      </p>
      {can.change && (
        <div className="row no-print gap-2">
          <Button variant="quiet" loading={resume.isPending} onClick={goOn}>
            {m.roadmaps_resume()}
          </Button>
          <Button variant="bare" onClick={() => setChanging(true)}>
            {m.roadmaps_pause_change()}
          </Button>
        </div>
      )}
      {changing && <PauseDialog roadmap={roadmap} onClose={() => setChanging(false)} />}
    </div>
  );
}

/** Since when, and until when, a plan is paused. */
export const pausedText = ({ since, until }: NonNullable<Plan['pause']>): string =>
  until === null ? m.roadmaps_paused_since({ date: formatDay(since) }) : m.roadmaps_paused_until({ date: formatDay(until) });
