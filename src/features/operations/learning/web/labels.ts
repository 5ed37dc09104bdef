import CircleCheck from 'lucide-react/icons/circle-check';
import CircleSlash from 'lucide-react/icons/circle-slash';
import Hourglass from 'lucide-react/icons/hourglass';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import type { StateTone } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import type { IconShape } from '#platform/ui/icon.tsx';
import type { MistakeItem, StaffMistake } from './queries.ts';

type State = { label: () => string; tone: StateTone; icon: IconShape };
export type MistakeState = NonNullable<MistakeItem['attributes']['outcome']> | 'waiting';

export const MISTAKE_STATES: Record<MistakeState, State> = {
  waiting: { label: m.learning_state_waiting, tone: 'warn', icon: Hourglass },
  corrected: { label: m.learning_state_corrected, tone: 'good', icon: Pencil },
  dropped: { label: m.learning_state_dropped, tone: 'bad', icon: Trash2 },
  'no-mistake': { label: m.learning_state_no_mistake, tone: 'soft', icon: CircleSlash },
};

export const KINDS: Record<MistakeItem['attributes']['kind'], () => string> = {
  question: m.learning_kind_question,
  resource: m.learning_kind_resource,
  work: m.learning_kind_work,
};

export const REASONS: Record<StaffMistake['attributes']['reports'][number]['reason'], () => string> = {
  gone: m.roadmaps_report_gone,
  paywall: m.roadmaps_report_paywall,
  'other-content': m.roadmaps_report_other_content,
  poor: m.roadmaps_report_poor,
  'wrong-answer': m.learning_reason_wrong,
  unclear: m.skills_mistake_unclear,
  outdated: m.skills_mistake_outdated,
  other: m.skills_mistake_other,
};

export type QuestionState = 'in-use' | 'corrected' | 'dropped' | 'reported';
export const QUESTION_STATES: Record<QuestionState, State> = {
  'in-use': { label: m.learning_state_in_use, tone: 'good', icon: CircleCheck },
  corrected: MISTAKE_STATES.corrected,
  dropped: MISTAKE_STATES.dropped,
  reported: { label: m.learning_state_reported, tone: 'warn', icon: Hourglass },
};
