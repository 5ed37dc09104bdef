import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import EyeOff from 'lucide-react/icons/eye-off';
import Merge from 'lucide-react/icons/merge';
import { StateLabel } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';

const STATES = {
  published: { label: m.listings_state_published, tone: 'good', icon: CircleCheck },
  unpublished: { label: m.listings_state_unpublished, tone: 'warn', icon: EyeOff },
  open: { label: m.listings_job_state_open, tone: 'good', icon: CircleCheck },
  closed: { label: m.listings_job_state_closed, tone: 'soft', icon: CircleX },
  withdrawn: { label: m.listings_state_withdrawn, tone: 'soft', icon: CircleX },
  merged: { label: m.listings_state_merged, tone: 'soft', icon: Merge },
} as const;
type ListingStateName = keyof typeof STATES;

/** Whether a listing is on the site. */
export function ListingState({ state }: { state: ListingStateName }) {
  const { label, tone, icon } = STATES[state];
  return (
    <StateLabel tone={tone} icon={icon}>
      {label()}
    </StateLabel>
  );
}

export const stateOptions = (names: readonly ListingStateName[]) =>
  names.map((value) => ({ value, label: STATES[value].label() }));
