import { useQueryClient } from '@tanstack/react-query';
import { readingFailure, useReadAgain } from '#features/base/resumes/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Banner } from '#platform/ui/banner.tsx';
import { Button } from '#platform/ui/button.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { applicationScoreQuery, type Fitment } from './queries.ts';

/** Says that a newer résumé is being read, or could not be, beside the score of the one before. */
export function PendingResume({ fitment }: { fitment: Fitment }) {
  const { pending } = fitment.attributes;
  if (!pending) return null;
  const { name, status, failure } = pending.attributes;
  if (status !== 'failed') return <Banner live>{m.fitment_pending_reading({ name })}</Banner>;
  return (
    <Banner kind="warn" live action={<ReadAgain fitment={fitment} />}>
      {m.fitment_pending_failed({ name })} {failure && readingFailure(failure)}
    </Banner>
  );
}

/** Reads the résumé that a score waits for again. */
export function ReadAgain({ fitment }: { fitment: Fitment }) {
  const { pending, job_application_id } = fitment.attributes;
  const again = useReadAgain();
  const client = useQueryClient();
  const toast = useToast();
  if (!pending) return null;
  return (
    <Button
      variant="quiet"
      small
      className="start"
      loading={again.isPending}
      onClick={() =>
        again.mutate(
          { params: { id: pending.id } },
          {
            onSuccess: () => void client.invalidateQueries({ queryKey: applicationScoreQuery(job_application_id).queryKey }),
            onError: (error) => void toast.show(error.message, { kind: 'warn' }),
          },
        )
      }
    >
      {m.fitment_try_again()}
    </Button>
  );
}
