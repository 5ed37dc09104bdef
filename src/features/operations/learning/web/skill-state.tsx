import CircleCheck from 'lucide-react/icons/circle-check';
import CircleSlash from 'lucide-react/icons/circle-slash';
import Merge from 'lucide-react/icons/merge';
import { StateLabel, type StateTone } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import type { IconShape } from '#platform/ui/icon.tsx';
import type { SkillFilter, SkillItem } from './skill-queries.ts';

const STATES: Record<SkillItem['attributes']['state'], { label: () => string; tone: StateTone; icon: IconShape }> = {
  'in-use': { label: m.learning_state_in_use, tone: 'good', icon: CircleCheck },
  merged: { label: m.listings_state_merged, tone: 'soft', icon: Merge },
  'out-of-use': { label: m.learning_skill_out_of_use, tone: 'bad', icon: CircleSlash },
};

export const FILTERS: Record<SkillFilter, () => string> = {
  'in-use': STATES['in-use'].label,
  taught: m.learning_skill_taught,
  asked: m.learning_skill_asked,
  corrected: m.learning_state_corrected,
  merged: STATES.merged.label,
  'out-of-use': STATES['out-of-use'].label,
};

/** Whether a skill is in use, or what became of it. */
export function SkillStateLabel({ state }: { state: SkillItem['attributes']['state'] }) {
  const { label, tone, icon } = STATES[state];
  return (
    <StateLabel tone={tone} icon={icon}>
      {label()}
    </StateLabel>
  );
}
