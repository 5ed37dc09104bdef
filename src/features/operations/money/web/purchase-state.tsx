import { StateLabel } from '#features/operations/staff/web/index.ts';
import { CONTEST_LABELS, STATE_LABELS } from './labels.ts';
import type { ContestState, PurchaseState } from './queries.ts';

/** The state of a purchase. */
export function PurchaseStateLabel({ state }: { state: PurchaseState }) {
  const { label, tone, icon } = STATE_LABELS[state];
  return (
    <StateLabel tone={tone} icon={icon}>
      {label()}
    </StateLabel>
  );
}

/** What became of what a member contests. */
export function ContestStateLabel({ state }: { state: ContestState }) {
  const { label, tone, icon } = CONTEST_LABELS[state];
  return (
    <StateLabel tone={tone} icon={icon}>
      {label()}
    </StateLabel>
  );
}
