import { Link } from '@tanstack/react-router';
import { ButtonLink } from '#platform/ui/button.tsx';
import type { FitmentFacts } from './queries.ts';

/** Leads to what a learning plan would do for an application, or to the plan where there is one. */
export function PlanButton({ facts, quiet = false, children }: { facts: FitmentFacts; quiet?: boolean; children: string }) {
  return (
    <ButtonLink
      variant={quiet ? 'quiet' : 'solid'}
      render={<Link to="/plan-offers/$jobApplicationId" params={{ jobApplicationId: facts.job_application_id }} />}
    >
      {children}
    </ButtonLink>
  );
}
