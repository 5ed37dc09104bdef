import OctagonAlert from 'lucide-react/icons/octagon-alert';
import { formStatusLabel } from '#features/member/program-applications/web/index.ts';
import { StateLabel } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { APPLICATION_LOOKS, STATE_LABELS, type FormStatus, type LeadState } from './labels.ts';

/** What became of a message. */
export function LeadStateLabel({ state, suspected }: { state: LeadState; suspected: boolean }) {
  if (suspected && state === 'new')
    return (
      <StateLabel tone="bad" icon={OctagonAlert}>
        {m.support_state_suspected()}
      </StateLabel>
    );
  const { label, tone, icon } = STATE_LABELS[state];
  return (
    <StateLabel tone={tone} icon={icon}>
      {label()}
    </StateLabel>
  );
}

/** The status of an application for a program. */
export function FormStatusLabel({ status }: { status: FormStatus }) {
  return <StateLabel {...APPLICATION_LOOKS[status]}>{formStatusLabel(status)}</StateLabel>;
}
