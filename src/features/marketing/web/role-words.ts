/** The facts of a role in words. */
import { m } from '#platform/messages/messages.js';
import type { CallOutput } from '#platform/web/api.ts';
import { formatSalary } from '#platform/web/format.ts';

export type JobFacts = CallOutput<'GET /api/jobs'>['data'][number]['attributes'];

const ROLE_TYPES: Record<JobFacts['role_type'], () => string> = {
  'Full-time': m.marketing_full_time,
  'Part-time': m.marketing_part_time,
  Apprenticeship: m.marketing_apprenticeship,
  Internship: m.marketing_internship,
  Contract: m.marketing_contract,
};
const HUNDREDTHS = 100;

export const roleTypeWords = (type: JobFacts['role_type']): string => ROLE_TYPES[type]();

/** "Bengaluru, hybrid"; work on site names the place alone. */
export function placeWords({ location, work_mode }: Pick<JobFacts, 'location' | 'work_mode'>): string {
  if (work_mode === 'On-site') return location;
  return work_mode === 'Remote' ? m.marketing_remote({ location }) : m.marketing_hybrid({ location });
}

/** "₹7–9.5 lakh a year"; null when the ad states no pay. */
export function salaryWords({ salary }: Pick<JobFacts, 'salary'>): string | null {
  if (!salary) return null;
  const hundredths = (amount: number | null) => (amount === null ? null : Math.round(amount * HUNDREDTHS));
  return formatSalary({
    from: hundredths(salary.min),
    to: hundredths(salary.max),
    currency: salary.currency,
    per: salary.period,
  });
}
