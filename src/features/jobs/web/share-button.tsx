import Share2 from 'lucide-react/icons/share-2';
import { recordJourney } from '#features/journeys/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/web/ui/button.tsx';
import { useToast } from '#platform/web/ui/toast.tsx';
import { jobPath } from './job-words.ts';
import type { Job } from './queries.ts';

/** Shares through the device where it can, and copies the link where it cannot. */
export function ShareButton({ job }: { job: Job['attributes'] }) {
  const toast = useToast();
  const share = async () => {
    const url = new URL(jobPath(job), location.origin).href;
    const title = m.jobs_page_title({ title: job.title, company: job.company_name });
    try {
      if (typeof navigator.share === 'function') await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        toast.show(m.jobs_share_copied());
      }
      recordJourney({ actionable_action: 'share', actionable_type: 'job', actionable_id: job.slug });
    } catch (error) {
      const closed = error instanceof DOMException && error.name === 'AbortError';
      if (!closed) toast.show(m.jobs_share_failed({ url }), { kind: 'warn' });
    }
  };
  return (
    <Button variant="bare" small icon={Share2} onClick={() => void share()}>
      {m.jobs_share()}
    </Button>
  );
}
