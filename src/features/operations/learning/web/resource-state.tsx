import CircleCheck from 'lucide-react/icons/circle-check';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Hourglass from 'lucide-react/icons/hourglass';
import Link2Off from 'lucide-react/icons/link-2-off';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { StateLabel, type StateTone } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import type { IconShape } from '#platform/ui/icon.tsx';
import { MISTAKE_STATES, QUESTION_STATES } from './labels.ts';
import type { ResourceItem, ResourceState } from './resource-queries.ts';

export const RESOURCE_STATES: Record<ResourceState, { label: () => string; tone: StateTone; icon: IconShape }> = {
  works: { label: m.learning_health_works, tone: 'good', icon: CircleCheck },
  failing: { label: m.learning_health_failing, tone: 'warn', icon: TriangleAlert },
  gone: { label: m.learning_health_gone, tone: 'bad', icon: Link2Off },
  unknown: { label: m.learning_health_unknown, tone: 'soft', icon: CircleHelp },
  unchecked: { label: m.learning_health_unchecked, tone: 'soft', icon: Hourglass },
  reported: QUESTION_STATES.reported,
  replaced: { ...MISTAKE_STATES.corrected, label: m.learning_state_replaced },
  dropped: MISTAKE_STATES.dropped,
};

/** What the last check of a resource found, or that it is dropped. */
export function ResourceStateLabel({ resource }: { resource: Pick<ResourceItem['attributes'], 'health' | 'dropped'> }) {
  const { label, tone, icon } = RESOURCE_STATES[resource.dropped ? 'dropped' : resource.health];
  return (
    <StateLabel tone={tone} icon={icon}>
      {label()}
    </StateLabel>
  );
}
