import { m } from '#platform/messages/messages.js';
import { Banner } from '#platform/ui/banner.tsx';
import { Button } from '#platform/ui/button.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { changeMessage } from './change-message.ts';
import { useScoreAgain, type Fitment } from './queries.ts';

/** Offers to read a score of an older formula again. */
export function OutdatedBanner({ fitment, onScored }: { fitment: Fitment; onScored: () => void }) {
  const { outdated, report, job_application_id } = fitment.attributes;
  const again = useScoreAgain(job_application_id);
  const toast = useToast();
  if (!outdated) return null;
  const readAgain = () =>
    again.mutate(
      { json: { job_application_id } },
      {
        onSuccess: ({ data }) => {
          toast.show(changeMessage(fitment, data));
          onScored();
        },
        onError: (error) => toast.show(error.message, { kind: 'warn' }),
      },
    );
  return (
    <Banner
      action={
        <Button variant="quiet" small loading={again.isPending} onClick={readAgain}>
          {m.fitment_read_again()}
        </Button>
      }
    >
      {report ? m.fitment_outdated_report({ version: report.engine_version }) : m.fitment_outdated()}
    </Banner>
  );
}
