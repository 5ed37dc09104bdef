import { m } from '#platform/messages/messages.js';
import type { CorrectionReason, FreeRow } from './queries.ts';

export const REASON_LABELS: Record<CorrectionReason, () => string> = {
  not_done: m.fitment_reason_not_done,
  does_not_show: m.fitment_reason_does_not_show,
  not_asked: m.fitment_reason_not_asked,
  not_for_me: m.fitment_reason_not_for_me,
};

/** The reasons that make sense for a row: the first two need evidence, and the second the sentence that it names. */
export function listReasons(row: Pick<FreeRow, 'status' | 'type'>, quote: string | null): CorrectionReason[] {
  const hasEvidence = row.type !== 'wording' && row.status !== 'missing';
  return [
    ...(hasEvidence ? ['not_done' as const] : []),
    ...(hasEvidence && quote !== null ? ['does_not_show' as const] : []),
    'not_asked',
    'not_for_me',
  ];
}
