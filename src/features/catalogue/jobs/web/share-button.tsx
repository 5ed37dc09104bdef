import Share2 from 'lucide-react/icons/share-2';
import { recordEvent } from '#features/base/analytics/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { useShare } from '#platform/ui/hooks/use-share.ts';
import { Button } from '#platform/ui/button.tsx';
import { jobPath } from './job-labels.ts';
import type { Job } from './queries.ts';

/** Shares a job through the device if possible, else copies the link. */
export function ShareButton({ job }: { job: Job['attributes'] }) {
  const share = useShare();
  const press = async () => {
    const title = m.jobs_page_title({ title: job.title, company: job.company_name });
    if (await share({ title, path: jobPath(job) }))
      recordEvent({ actionable_action: 'share', actionable_type: 'job', actionable_id: job.slug });
  };
  return (
    <Button variant="bare" small icon={Share2} onClick={() => void press()}>
      {m.kit_share()}
    </Button>
  );
}
