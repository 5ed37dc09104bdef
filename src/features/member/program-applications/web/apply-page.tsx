import { createFileRoute } from '@tanstack/react-router';
import { applyHead, loadTerms } from './apply-route.ts';
import { ApplyScreen } from './apply-screen.tsx';

export const Route = createFileRoute('/$program_code/apply')({
  loader: ({ context, params }) => loadTerms(context.queryClient, params),
  head: ({ loaderData, params }) => applyHead(loaderData, params),
  component: ApplyPage,
});

function ApplyPage() {
  return <ApplyScreen code={Route.useParams().program_code} part="" />;
}
