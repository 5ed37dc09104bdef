import { m } from '#platform/messages/messages.js';
import { useToast } from '#platform/ui/toast.tsx';
import { useMove, useReject, useTakeBack, type HiringJob, type NextStage, type Stage, type StageChange } from './queries.ts';
import { stageLabel } from './stage-labels.ts';

/** An applicant with the stage in which the viewer sees them. */
export type Chosen = { id: string; name: string; from: Stage };

const requested = (chosen: readonly Chosen[]) => chosen.map(({ id, from }) => ({ id, from }));

/** Moves and rejects applicants; each is confirmed by a toast that says what was left as it was. */
export function useDecisions(job: HiringJob) {
  const toast = useToast();
  const [move, reject, takeBack] = [useMove(), useReject(), useTakeBack()];
  const params = { id: job.id };
  const onError = (error: Error) => void toast.show(error.message, { kind: 'warn' });
  const showLeft = ({ left }: StageChange) => {
    const [first] = left;
    if (!first) return false;
    const text =
      left.length === 1
        ? m.applicants_left({ name: first.name, stage: stageLabel(first.stage) })
        : m.applicants_left_many({ count: left.length });
    toast.show(text, { kind: 'warn' });
    return true;
  };
  return {
    isPending: move.isPending || reject.isPending || takeBack.isPending,
    move: (chosen: readonly Chosen[], stage: NextStage, message: string, onDone: () => void) =>
      move.mutate(
        { params, json: { applicants: requested(chosen), stage, message } },
        {
          onError,
          onSuccess: (result) => {
            onDone();
            if (showLeft(result)) return;
            const [first] = chosen;
            const isOne = chosen.length === 1 && first;
            toast.show(
              isOne
                ? m.applicants_moved({ name: first.name, stage: stageLabel(stage) })
                : m.applicants_moved_many({ count: result.changed.length }),
            );
          },
        },
      ),
    reject: (chosen: readonly Chosen[], reason: string, onDone: () => void) =>
      reject.mutate(
        { params, json: { applicants: requested(chosen), reason } },
        {
          onError,
          onSuccess: (result) => {
            onDone();
            if (showLeft(result)) return;
            const minutes = job.hold_minutes;
            const [first] = chosen;
            const isOne = chosen.length === 1 && first;
            const undo = () => result.changed.forEach((id) => takeBack.mutate({ params: { id } }, { onError }));
            toast.show(
              isOne
                ? m.applicants_reject_done({ name: first.name, minutes })
                : m.applicants_reject_done_many({ count: result.changed.length, minutes }),
              { action: { label: m.applicants_undo(), onPress: undo } },
            );
          },
        },
      ),
    takeBack: (id: string, name: string) =>
      takeBack.mutate({ params: { id } }, { onError, onSuccess: () => void toast.show(m.applicants_taken_back({ name })) }),
  };
}
