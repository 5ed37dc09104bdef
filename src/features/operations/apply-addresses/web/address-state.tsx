import Ban from 'lucide-react/icons/ban';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Send from 'lucide-react/icons/send';
import { StateLabel, type StateTone } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import type { IconShape } from '#platform/ui/icon.tsx';
import type { AddressItem, AddressState } from './queries.ts';

export const STATE_LABELS: Record<AddressState, { tone: StateTone; icon: IconShape; label: () => string }> = {
  waiting: { tone: 'warn', icon: CircleHelp, label: m.apply_addresses_state_waiting },
  asked: { tone: 'busy', icon: Send, label: m.apply_addresses_state_asked },
  confirmed: { tone: 'good', icon: CircleCheck, label: m.apply_addresses_state_confirmed },
  removed: { tone: 'soft', icon: Ban, label: m.apply_addresses_state_removed },
};
export const DOMAIN_LABELS: Record<AddressItem['attributes']['domain'], () => string> = {
  same: m.apply_addresses_domain_same,
  other: m.apply_addresses_domain_other,
  unknown: m.apply_addresses_domain_unknown,
};

/** Whether an address was confirmed. */
export function AddressStateLabel({ state }: { state: AddressState }) {
  const { tone, icon, label } = STATE_LABELS[state];
  return (
    <StateLabel tone={tone} icon={icon}>
      {label()}
    </StateLabel>
  );
}
