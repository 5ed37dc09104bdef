import { createFileRoute } from '@tanstack/react-router';
import { applyRoute } from './apply-route.ts';
import { ApplyScreen } from './apply-screen.tsx';

export const Route = createFileRoute('/$program_code/apply')({ ...applyRoute, component: ApplyPage });

function ApplyPage() {
  return <ApplyScreen code={Route.useParams().program_code} part="" />;
}
