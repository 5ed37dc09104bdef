import { m } from '#platform/messages/messages.js';
import type { FieldDeclaration, FieldValues } from './listing-fields.tsx';
import type { Job, JobFacts, JobItem } from './queries.ts';

export const ORIGIN_LABELS: Record<JobItem['attributes']['origin'], () => string> = {
  employer: m.listings_from_employer,
  source: m.listings_from_source,
  catalogue: m.listings_from_catalogue,
};

// The labels of the jobs' own pages would come into the script that every page shares.
export const ROLE_TYPE_LABELS: Record<JobFacts['role_type'], () => string> = {
  'Full-time': m.jobs_full_time,
  'Part-time': m.jobs_part_time,
  Apprenticeship: m.jobs_apprenticeship,
  Internship: m.jobs_internship,
  Contract: m.jobs_contract,
};
export const WORK_MODE_LABELS: Record<JobFacts['work_mode'], () => string> = {
  'On-site': m.jobs_on_site,
  Hybrid: m.jobs_hybrid,
  Remote: m.jobs_remote,
};
const ROLE_TYPES = Object.keys(ROLE_TYPE_LABELS) as JobFacts['role_type'][];
const WORK_MODES = Object.keys(WORK_MODE_LABELS) as JobFacts['work_mode'][];

/** What staff may correct of a job that its company does not write here. */
const FIELDS: readonly FieldDeclaration[] = [
  { name: 'title', label: m.listings_job_title, required: true, maxLength: 200 },
  {
    name: 'role_type',
    label: m.listings_role_type,
    required: true,
    options: () => ROLE_TYPES.map((value) => ({ value, label: ROLE_TYPE_LABELS[value]() })),
  },
  {
    name: 'work_mode',
    label: m.listings_work_mode,
    required: true,
    options: () => WORK_MODES.map((value) => ({ value, label: WORK_MODE_LABELS[value]() })),
  },
  { name: 'places', label: m.listings_places, hint: m.listings_places_hint, kind: 'long', required: true },
  { name: 'valid_until', label: m.listings_valid_until, kind: 'date' },
];
const APPLY_URL: FieldDeclaration = {
  name: 'apply_url',
  label: m.listings_apply_url,
  kind: 'url',
  required: true,
  maxLength: 300,
};

/** The fields of a job's form: the page to apply at only where there is one. */
export const jobFields = ({ attributes }: Job): readonly FieldDeclaration[] =>
  attributes.apply_url === null ? FIELDS : [...FIELDS, APPLY_URL];

/** The labels of what may be corrected; the line of places stands for their list. */
export const JOB_LABELS: Readonly<Record<string, () => string>> = Object.fromEntries(
  [...FIELDS, APPLY_URL].map(({ name, label }) => [name === 'places' ? 'location' : name, label]),
);

export const jobValues = ({ attributes: { title, role_type, work_mode, places, valid_until, apply_url } }: Job): FieldValues => ({
  title,
  role_type,
  work_mode,
  places: places.join('\n'),
  valid_until: valid_until ?? '',
  apply_url: apply_url ?? '',
});

/** The values of the form as the request takes them. */
export const toJobFacts = (values: FieldValues): Omit<JobFacts, 'version' | 'reason'> => ({
  title: values['title'] ?? '',
  role_type: ROLE_TYPES.find((name) => name === values['role_type']) ?? 'Full-time',
  work_mode: WORK_MODES.find((name) => name === values['work_mode']) ?? 'On-site',
  places: (values['places'] ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean),
  valid_until: values['valid_until'] ?? '',
  apply_url: values['apply_url'] ?? '',
});
