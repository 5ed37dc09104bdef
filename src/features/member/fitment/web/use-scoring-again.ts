import { m } from '#platform/messages/messages.js';
import { useToast } from '#platform/ui/toast.tsx';
import { changeMessage } from './change-message.ts';
import { useScoreAgain, type Fitment } from './queries.ts';

export type ScoringAgain = { isPending: boolean; score: () => void };

/** Scores the application again as of today and says what changed. */
export function useScoringAgain(fitment: Fitment, onScored: () => void): ScoringAgain {
  const { job_application_id } = fitment.attributes;
  const again = useScoreAgain(job_application_id);
  const toast = useToast();
  const score = () =>
    again.mutate(
      { json: { job_application_id } },
      {
        onSuccess: ({ data, meta }) => {
          toast.show(meta.v === 'new' ? changeMessage(fitment, data) : m.fitment_again_old());
          if (meta.v === 'new') onScored();
        },
        onError: (error) => toast.show(error.message, { kind: 'warn' }),
      },
    );
  return { isPending: again.isPending, score };
}
