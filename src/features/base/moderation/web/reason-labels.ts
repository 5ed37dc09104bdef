import { m } from '#platform/messages/messages.js';
import type { CaseStatus, ReportReason } from './queries.ts';

const REASON_LABELS: Record<ReportReason, () => string> = {
  spam: m.moderation_reason_spam,
  abuse: m.moderation_reason_abuse,
  wrong: m.moderation_reason_wrong,
  private: m.moderation_reason_private,
  'off-topic': m.moderation_reason_off_topic,
  other: m.moderation_reason_other,
};

export const REASONS = (Object.keys(REASON_LABELS) as ReportReason[]).map((value) => ({ value, label: REASON_LABELS[value] }));
export const reasonLabel = (reason: ReportReason): string => REASON_LABELS[reason]();

export const STATUS_LABELS: Record<CaseStatus, () => string> = {
  open: m.moderation_open,
  hidden: m.moderation_hidden,
  dismissed: m.moderation_dismissed,
  restored: m.moderation_restored,
};
