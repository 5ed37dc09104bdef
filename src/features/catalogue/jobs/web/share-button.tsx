import { recordEvent } from '#features/base/analytics/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { ShareMenu } from '#platform/ui/share-menu.tsx';
import { jobPath } from './job-labels.ts';
import type { Job } from './queries.ts';

/** Shares a job. */
export function ShareButton({ job }: { job: Job['attributes'] }) {
  const record = () => recordEvent({ actionable_action: 'share', actionable_type: 'job', actionable_id: job.slug });
  const title = m.jobs_page_title({ title: job.title, company: job.company_name });
  return <ShareMenu small title={title} path={jobPath(job)} onShared={record} />;
}
