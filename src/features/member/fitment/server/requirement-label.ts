import { m } from '#platform/messages/messages.js';
import type { RequirementReport } from './engine/report-types.ts';

/** What a requirement is called for a reader: years and degrees are the ad's own words and say nothing alone. */
export function requirementLabel({ part, label }: Pick<RequirementReport, 'part' | 'label'>): string {
  if (part === 'experience') return m.fitment_label_experience({ what: label });
  return part === 'education' ? m.fitment_label_education({ what: label }) : label;
}
