import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Inbox from 'lucide-react/icons/inbox';
import { StateLabel, type StateTone } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import type { IconShape } from '#platform/ui/icon.tsx';
import type { TopicStatus } from './topic-queries.ts';

export const TOPIC_STATUSES: Record<TopicStatus, { label: () => string; tone: StateTone; icon: IconShape }> = {
  waiting: { label: m.communities_suggestion_waiting, tone: 'warn', icon: Inbox },
  accepted: { label: m.communities_suggestion_accepted, tone: 'good', icon: CircleCheck },
  declined: { label: m.communities_suggestion_declined, tone: 'soft', icon: CircleX },
};

/** What became of a suggested topic. */
export function TopicStatusLabel({ status }: { status: TopicStatus }) {
  const { label, tone, icon } = TOPIC_STATUSES[status];
  return (
    <StateLabel tone={tone} icon={icon}>
      {label()}
    </StateLabel>
  );
}
