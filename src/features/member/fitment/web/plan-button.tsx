import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useLogin } from '#features/base/accounts/web/index.ts';
import { recordEvent } from '#features/base/analytics/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { mutation } from '#platform/browser/queries.ts';
import { Button } from '#platform/ui/button.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import type { FitmentFacts } from './queries.ts';

/** Creates or finds the learning plan of an application and opens it. */
export function PlanButton({ facts, quiet = false, children }: { facts: FitmentFacts; quiet?: boolean; children: string }) {
  const navigate = useNavigate();
  const login = useLogin();
  const toast = useToast();
  const generate = useMutation(mutation('POST /api/roadmaps/by_source'));
  const createPlan = () => {
    if (!login.require({ reason: m.accounts_login_why_result() })) return;
    generate.mutate(
      { query: { source_type: 'JobApplication', source_id: facts.job_application_id } },
      {
        onSuccess: ({ data }) => {
          recordEvent({ actionable_action: 'roadmap', actionable_type: 'Job', actionable_id: facts.job_slug });
          void navigate({ href: `/${data.attributes.user_slug}/roadmap/${data.id}` });
        },
        onError: (error) => toast.show(error.message, { kind: 'warn' }),
      },
    );
  };
  return (
    <Button variant={quiet ? 'quiet' : 'solid'} loading={generate.isPending} onClick={createPlan}>
      {children}
    </Button>
  );
}
