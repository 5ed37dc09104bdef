import { Link } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { ChipLink } from '#platform/ui/chip.tsx';
import { applyPath } from './form-labels.ts';
import type { ApplyPart } from './apply-screen.tsx';
import type { Form } from './queries.ts';

const STEPS = [
  { part: 'basic-details', label: m.program_applications_step_basic },
  { part: 'additional-details', label: m.program_applications_step_additional },
  { part: 'payment', label: m.program_applications_step_payment },
] as const;

/** The steps of an application; those up to the current one are links. */
export function ApplySteps({ form, part }: { form: Form; part: ApplyPart }) {
  const currentIndex = STEPS.findIndex((step) => step.part === form.attributes.step);
  return (
    <nav aria-label={m.program_applications_steps()}>
      <ol className="row gap-y-2 gap-x-4">
        {STEPS.map((step, index) => (
          <li key={step.part}>
            {index <= currentIndex ? (
              <ChipLink
                render={<Link to={applyPath(form.attributes.program.code, step.part)} />}
                aria-current={step.part === part ? 'step' : undefined}
              >
                {`${index + 1}. ${step.label()}`}
              </ChipLink>
            ) : (
              <span className="small muted">{`${index + 1}. ${step.label()}`}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
