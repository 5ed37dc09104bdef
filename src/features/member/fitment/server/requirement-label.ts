import { m } from '#platform/messages/messages.js';
import type { RequirementReport } from './engine/report-types.ts';

/** The label of a requirement. Years and degrees get a prefix, because the ad's words alone would be unclear. */
export function requirementLabel({ part, label }: Pick<RequirementReport, 'part' | 'label'>): string {
  if (part === 'experience') return m.fitment_label_experience({ what: label });
  return part === 'education' ? m.fitment_label_education({ what: label }) : label;
}
