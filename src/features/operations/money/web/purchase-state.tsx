import { StateLabel } from '#features/operations/staff/web/index.ts';
import { STATE_LABELS } from './labels.ts';
import type { PurchaseState } from './queries.ts';

/** The state of a purchase. */
export function PurchaseStateLabel({ state }: { state: PurchaseState }) {
  const { label, tone, icon } = STATE_LABELS[state];
  return (
    <StateLabel tone={tone} icon={icon}>
      {label()}
    </StateLabel>
  );
}
