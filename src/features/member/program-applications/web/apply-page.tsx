import { createFileRoute } from '@tanstack/react-router';
import { loadApplyPage } from './apply-route.ts';
import { ApplyScreen } from './apply-screen.tsx';
import { pageHead } from '#platform/seo/page-head.ts';

export const Route = createFileRoute('/$program_code/apply')({
  loader: ({ context, params }) => loadApplyPage(context.queryClient, params),
  head: pageHead,
  component: ApplyPage,
});

function ApplyPage() {
  return <ApplyScreen code={Route.useParams().program_code} part="" />;
}
