import { StateLabel } from '#features/operations/staff/web/index.ts';
import { STATES } from './labels.ts';
import type { MemberItem } from './queries.ts';

/** The state of an account. */
export function MemberState({ state }: { state: MemberItem['attributes']['state'] }) {
  const { label, tone, icon } = STATES[state];
  return (
    <StateLabel tone={tone} icon={icon}>
      {label()}
    </StateLabel>
  );
}
