import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { JobPage, loadJobPage, parseJobPageSearch } from '#features/catalogue/jobs/web/index.ts';
import { YouAndThisRole } from '#features/member/job-matches/web/index.ts';
import { pageHead } from '#platform/seo/page-head.ts';

// Only for jobs that are applied for elsewhere.
const AppliedElsewhere = lazy(async () => ({
  default: (await import('#features/member/tracker/web/index.ts')).AppliedElsewhere,
}));

export const Route = createFileRoute('/jobs-apprenticeships/$company_slug/$job_slug')({
  validateSearch: parseJobPageSearch,
  loader: ({ context, params }) => loadJobPage(context, params),
  head: pageHead,
  component: Page,
});

function Page() {
  return <JobPage fit={YouAndThisRole} elsewhere={AppliedElsewhere} />;
}
