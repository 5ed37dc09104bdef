import { Link } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { ChipLink } from '#platform/ui/chip.tsx';
import { applyPath } from './form-labels.ts';
import type { ApplyPart } from './apply-screen.tsx';
import type { Form } from './queries.ts';

const STEPS = [
  { part: 'basic-details', words: m.program_applications_step_basic },
  { part: 'additional-details', words: m.program_applications_step_additional },
  { part: 'payment', words: m.program_applications_step_payment },
] as const;

/** The steps of an application; those that are open are links. */
export function ApplySteps({ form, part }: { form: Form; part: ApplyPart }) {
  const open = STEPS.findIndex((one) => one.part === form.attributes.step);
  return (
    <nav aria-label={m.program_applications_steps()}>
      <ol className="row gap-y-2 gap-x-4">
        {STEPS.map((one, index) => (
          <li key={one.part}>
            {index <= open ? (
              <ChipLink
                render={<Link to={applyPath(form.attributes.program.code, one.part)} />}
                aria-current={one.part === part ? 'step' : undefined}
              >
                {`${index + 1}. ${one.words()}`}
              </ChipLink>
            ) : (
              <span className="small muted">{`${index + 1}. ${one.words()}`}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
