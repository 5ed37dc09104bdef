import CircleCheck from 'lucide-react/icons/circle-check';
import CircleOff from 'lucide-react/icons/circle-off';
import MailQuestionMark from 'lucide-react/icons/mail-question-mark';
import Trash2 from 'lucide-react/icons/trash-2';
import { m } from '#platform/messages/messages.js';
import type { IconShape } from '#platform/ui/icon.tsx';
import type { StateTone } from '#features/operations/staff/web/index.ts';
import type { MemberDetails, MemberItem, StaffScope } from './queries.ts';

type State = MemberItem['attributes']['state'];
export const STATES: Record<State, { label: () => string; tone: StateTone; icon: IconShape }> = {
  active: { label: m.members_state_active, tone: 'good', icon: CircleCheck },
  suspended: { label: m.members_state_suspended, tone: 'bad', icon: CircleOff },
  unverified: { label: m.members_state_unverified, tone: 'soft', icon: MailQuestionMark },
  deleted: { label: m.members_state_deleted, tone: 'soft', icon: Trash2 },
};

export const SCOPES: Record<StaffScope, { label: () => string; hint: () => string }> = {
  support: { label: m.members_scope_support, hint: m.members_scope_support_hint },
  editor: { label: m.members_scope_editor, hint: m.members_scope_editor_hint },
  moderator: { label: m.members_scope_moderator, hint: m.members_scope_moderator_hint },
  finance: { label: m.members_scope_finance, hint: m.members_scope_finance_hint },
  administrator: { label: m.members_scope_administrator, hint: m.members_scope_administrator_hint },
};
export const SCOPE_NAMES = Object.keys(SCOPES) as StaffScope[];

type MeasureKind = MemberDetails['measures'][number]['attributes']['kind'];
export const MEASURES: Record<MeasureKind, () => string> = {
  warning: m.moderation_measure_warning,
  suspension: m.moderation_measure_suspension,
  hidden: m.moderation_measure_hidden,
};

export const PURCHASE_STATES: Record<MemberDetails['purchases'][number]['status'], () => string> = {
  created: m.payments_staff_created,
  pending: m.payments_staff_pending,
  success: m.payments_staff_success,
  failure: m.payments_staff_failure,
  refund_pending: m.payments_staff_refund_pending,
  refunded: m.payments_staff_refunded,
  refund_failed: m.payments_staff_refund_failed,
};
