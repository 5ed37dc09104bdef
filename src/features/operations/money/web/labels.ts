import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CirclePause from 'lucide-react/icons/circle-pause';
import CircleX from 'lucide-react/icons/circle-x';
import Hourglass from 'lucide-react/icons/hourglass';
import Undo2 from 'lucide-react/icons/undo-2';
import type { StateTone } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import type { IconShape } from '#platform/ui/icon.tsx';
import type { ContestState, DayBook, PurchaseDetails, PurchaseState } from './queries.ts';

export const STATE_LABELS: Record<PurchaseState, { label: () => string; tone: StateTone; icon: IconShape }> = {
  held: { label: m.payments_staff_held, tone: 'warn', icon: CirclePause },
  created: { label: m.payments_staff_created, tone: 'soft', icon: CircleDashed },
  pending: { label: m.payments_staff_pending, tone: 'busy', icon: Hourglass },
  success: { label: m.payments_staff_success, tone: 'good', icon: CircleCheck },
  failure: { label: m.payments_staff_failure, tone: 'bad', icon: CircleX },
  refund_pending: { label: m.payments_staff_refund_pending, tone: 'busy', icon: Undo2 },
  refunded: { label: m.payments_staff_refunded, tone: 'soft', icon: Undo2 },
  refund_failed: { label: m.payments_staff_refund_failed, tone: 'bad', icon: CircleX },
};

export const CONTEST_LABELS: Record<ContestState, { label: () => string; tone: StateTone; icon: IconShape }> = {
  waiting: { label: m.payments_contest_waits, tone: 'warn', icon: Hourglass },
  refunded: { label: m.payments_contest_refunded, tone: 'good', icon: Undo2 },
  mended: { label: m.payments_contest_mended, tone: 'good', icon: CircleCheck },
  declined: { label: m.payments_contest_declined, tone: 'bad', icon: CircleX },
  withdrawn: { label: m.payments_contest_withdrawn, tone: 'soft', icon: CircleDashed },
};

export const EVENT_LABELS: Record<PurchaseDetails['events'][number]['kind'], () => string> = {
  created: m.money_event_created,
  browser: m.money_event_browser,
  webhook: m.money_event_webhook,
  verify: m.money_event_verify,
  refund: m.money_event_refund,
  operator: m.money_event_operator,
};

export const MISMATCH_LABELS: Record<DayBook['attributes']['mismatches'][number]['what'], () => string> = {
  'paid-there-only': m.money_mismatch_there,
  'paid-here-only': m.money_mismatch_here,
  'other-amount': m.money_mismatch_amount,
  'other-refund': m.money_mismatch_refund,
  held: m.money_mismatch_held,
  'not-answered': m.money_mismatch_silent,
};
