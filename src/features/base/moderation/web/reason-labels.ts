import { m } from '#platform/messages/messages.js';
import type { CaseStatus, ReportReason } from './queries.ts';

const REASON_LABELS: Record<ReportReason, () => string> = {
  spam: m.moderation_reason_spam,
  abuse: m.moderation_reason_abuse,
  wrong: m.moderation_reason_wrong,
  private: m.moderation_reason_private,
  'off-topic': m.moderation_reason_off_topic,
  'asks-for-money': m.jobs_report_money,
  fake: m.jobs_report_fake,
  expired: m.jobs_report_expired,
  discriminates: m.jobs_report_discriminates,
  other: m.moderation_reason_other,
};

/** What may be wrong with content and people; jobs have reasons of their own. */
const GENERAL = ['spam', 'abuse', 'wrong', 'private', 'off-topic', 'other'] as const satisfies readonly ReportReason[];

export const REASONS = GENERAL.map((value) => ({ value, label: REASON_LABELS[value] }));
export const reasonLabel = (reason: ReportReason): string => REASON_LABELS[reason]();

export const STATUS_LABELS: Record<CaseStatus, () => string> = {
  open: m.moderation_open,
  hidden: m.moderation_hidden,
  settled: m.moderation_settled,
  dismissed: m.moderation_dismissed,
  restored: m.moderation_restored,
};
