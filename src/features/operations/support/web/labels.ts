import CalendarClock from 'lucide-react/icons/calendar-clock';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Eye from 'lucide-react/icons/eye';
import Inbox from 'lucide-react/icons/inbox';
import ListChecks from 'lucide-react/icons/list-checks';
import Reply from 'lucide-react/icons/reply';
import Undo2 from 'lucide-react/icons/undo-2';
import type { StateTone } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import type { IconShape } from '#platform/ui/icon.tsx';
import type { JobApplicationItem } from './job-application-queries.ts';
import type { FormItem, LeadItem } from './queries.ts';

export type LeadKind = LeadItem['attributes']['kind'];
export type LeadState = LeadItem['attributes']['state'];
export type FormStatus = FormItem['attributes']['status'];
export type ApplicationStatus = FormStatus | JobApplicationItem['attributes']['status'];
type Look = { tone: StateTone; icon: IconShape };

export const KIND_LABELS: Record<LeadKind, () => string> = {
  contact: m.support_kind_contact,
  educator: m.support_kind_educator,
  corporate: m.support_kind_corporate,
  'enterprise-ai': m.support_kind_enterprise_ai,
  'early-adopter': m.support_kind_early_adopter,
  contest: m.support_kind_contest,
  incubator: m.support_kind_incubator,
  advisor: m.support_kind_advisor,
};
export const LEAD_KINDS = Object.keys(KIND_LABELS) as LeadKind[];

export const STATE_LABELS: Record<LeadState, Look & { label: () => string }> = {
  new: { label: m.support_state_new, tone: 'warn', icon: Inbox },
  answered: { label: m.support_state_answered, tone: 'good', icon: Reply },
  closed: { label: m.support_state_closed, tone: 'soft', icon: CircleCheck },
};
export const LEAD_STATES = ['new', 'answered', 'closed', 'suspected'] as const;

/** Of applications for programs and for jobs. */
export const APPLICATION_LOOKS: Record<ApplicationStatus, Look> = {
  draft: { tone: 'soft', icon: Inbox },
  submitted: { tone: 'warn', icon: Inbox },
  under_review: { tone: 'busy', icon: Eye },
  viewed: { tone: 'busy', icon: Eye },
  shortlisted: { tone: 'busy', icon: ListChecks },
  interview: { tone: 'busy', icon: CalendarClock },
  offered: { tone: 'good', icon: Reply },
  rejected: { tone: 'soft', icon: CircleX },
  enrolled: { tone: 'good', icon: CircleCheck },
  withdrawn: { tone: 'soft', icon: Undo2 },
};
export const FORM_STATUSES = ['submitted', 'under_review', 'offered', 'rejected', 'enrolled', 'withdrawn'] as const;
