import { createFileRoute, useParams } from '@tanstack/react-router';
import { loadApplyPage } from './apply-route.ts';
import { ApplyScreen, type ApplyPart } from './apply-screen.tsx';
import { pageHead } from '#platform/seo/page-head.ts';

export const Route = createFileRoute('/$program_code/apply/$')({
  loader: ({ context, params }) => loadApplyPage(context.queryClient, params),
  head: pageHead,
  component: ApplyStepPage,
});

const PARTS: readonly ApplyPart[] = ['basic-details', 'additional-details', 'payment'];

/** A step page. Only the first segment after `apply/` names the step. */
function ApplyStepPage() {
  const { program_code } = Route.useParams();
  const { _splat = '' } = useParams({ strict: false });
  const [first] = _splat.split('/');
  return <ApplyScreen code={program_code} part={PARTS.find((part) => part === first) ?? ''} />;
}
