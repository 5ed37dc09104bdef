import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { JobsPage, loadJobsPage, parseJobsSearch } from '#features/catalogue/jobs/web/index.ts';
import { pageHead } from '#platform/seo/page-head.ts';

export const Route = createFileRoute('/jobs-apprenticeships')({
  validateSearch: parseJobsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadJobsPage(context, deps),
  head: pageHead,
  component: Page,
});

// Only a list that is ordered by fit has these.
const BandBadge = lazy(async () => ({ default: (await import('#features/member/job-matches/web/index.ts')).BandBadge }));
const FitNotice = lazy(async () => ({ default: (await import('#features/member/job-matches/web/index.ts')).FitNotice }));

function Page() {
  return <JobsPage search={Route.useSearch()} badge={Badge} notice={Notice} />;
}

function Badge(props: { slug: string; page: readonly string[] }) {
  return (
    <Suspense>
      <BandBadge {...props} />
    </Suspense>
  );
}

function Notice(props: { page: readonly string[] }) {
  return (
    <Suspense>
      <FitNotice {...props} />
    </Suspense>
  );
}
