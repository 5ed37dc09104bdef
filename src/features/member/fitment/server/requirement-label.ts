import { m } from '#platform/messages/messages.js';
import type { RequirementReport } from './engine/report-types.ts';

/** The label of a row. Years and degrees get a prefix, because the ad's words alone would be unclear. */
export function requirementLabel({ type, label }: Pick<RequirementReport, 'type' | 'label'>): string {
  if (type === 'wording') return m.fitment_label_wording();
  if (type === 'experience') return m.fitment_label_experience({ what: label });
  return type === 'education' ? m.fitment_label_education({ what: label }) : label;
}
