/** Labels for the attributes of a job. */
import { fieldName } from '#features/base/skills/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatDate, formatSalary, formatSalaryAmount, noonOfDay } from '#platform/language/format.ts';
import type { JobApplication, JobCard } from './queries.ts';

type Attributes = JobCard['attributes'];
type RoleType = Attributes['role_type'];
type WorkMode = Attributes['work_mode'];
type Status = JobApplication['attributes']['status'];

const ROLE_TYPES: Record<RoleType, () => string> = {
  'Full-time': m.jobs_full_time,
  'Part-time': m.jobs_part_time,
  Apprenticeship: m.jobs_apprenticeship,
  Internship: m.jobs_internship,
  Contract: m.jobs_contract,
};
const WORK_MODES: Record<WorkMode, () => string> = {
  'On-site': m.jobs_on_site,
  Hybrid: m.jobs_hybrid,
  Remote: m.jobs_remote,
};
const STATUSES: Record<Status, () => string> = {
  submitted: m.jobs_status_submitted,
  viewed: m.jobs_status_viewed,
  shortlisted: m.jobs_status_shortlisted,
  interview: m.jobs_status_interview,
  offered: m.jobs_status_offered,
  rejected: m.jobs_status_rejected,
  withdrawn: m.jobs_status_withdrawn,
};

export const roleTypeLabel = (type: RoleType): string => ROLE_TYPES[type]();
export const workModeLabel = (mode: WorkMode): string => WORK_MODES[mode]();
export const statusLabel = (status: Status): string => STATUSES[status]();

export const familyLabel = (family: string): string => fieldName(family);

/** "Bengaluru, hybrid"; "remote" comes first. */
export function locationLabel({ location, work_mode }: Pick<Attributes, 'location' | 'work_mode'>): string {
  if (work_mode === 'On-site') return location || m.jobs_on_site();
  if (!location) return workModeLabel(work_mode);
  return work_mode === 'Remote' ? m.jobs_place_remote({ location }) : m.jobs_place_hybrid({ location });
}

/** "1 to 3 years"; null when the ad states no experience. */
export function experienceLabel({
  experience_min: min,
  experience_max: max,
}: Pick<Attributes, 'experience_min' | 'experience_max'>): string | null {
  if (min === null && max === null) return null;
  if ((min ?? 0) === 0 && (max ?? 0) <= 1) return m.jobs_experience_none();
  if (min === null || min === 0) return max === null ? m.jobs_experience_none() : m.jobs_experience_up_to({ max });
  if (max === null) return m.jobs_experience_from({ min });
  return min === max ? m.jobs_experience_exact({ years: min }) : m.jobs_experience_range({ min, max });
}

const HUNDREDTHS_PER_UNIT = 100;

function toPay({ salary }: Pick<Attributes, 'salary'>) {
  if (!salary) return null;
  const hundredths = (amount: number | null) => (amount === null ? null : Math.round(amount * HUNDREDTHS_PER_UNIT));
  return { from: hundredths(salary.min), to: hundredths(salary.max), currency: salary.currency, per: salary.period };
}

/** "₹7–9.5 lakh a year"; null when the ad states no pay. */
export function salaryLabel(job: Pick<Attributes, 'salary'>): string | null {
  const pay = toPay(job);
  return pay && formatSalary(pay);
}

/** The amount and the period separately: "₹7–9.5 lakh" and "a year, as stated by the employer". */
export function salaryParts(job: Pick<Attributes, 'salary'>): { amount: string; per: string } | null {
  const pay = toPay(job);
  const amount = pay && formatSalaryAmount(pay);
  if (!pay || !amount) return null;
  return { amount, per: { year: m.jobs_salary_year, month: m.jobs_salary_month, hour: m.jobs_salary_hour }[pay.per]() };
}

const DAY_MS = 86_400_000;
const SOON_DAYS = 6;

/** "Closes 24 Nov" if an open job closes within six days; null otherwise. */
export function closingSoonLabel({ open, valid_until }: Pick<Attributes, 'open' | 'valid_until'>, now: number): string | null {
  if (!open || !valid_until) return null;
  const days = (noonOfDay(valid_until).getTime() - now) / DAY_MS;
  return days <= SOON_DAYS ? m.jobs_closes({ day: formatDate(noonOfDay(valid_until), 'short') }) : null;
}

/** The path of a job's page. */
export const jobPath = (job: Pick<Attributes, 'company_slug' | 'slug'>): string =>
  `/jobs-apprenticeships/${job.company_slug}/${job.slug}`;

/** The title and the path of a job's page. */
export const jobLink = ({ attributes }: { attributes: Pick<Attributes, 'title' | 'company_slug' | 'slug'> }) => ({
  name: attributes.title,
  path: jobPath(attributes),
});

/** The path of an application's page, which shows its score or the next step. */
export const applicationPath = (job: Pick<Attributes, 'company_slug' | 'slug'>, applicationId: string): string =>
  `${jobPath(job)}/${applicationId}/thankyou`;
