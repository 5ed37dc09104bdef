import { m } from '#platform/messages/messages.js';
import { formatRupees } from '#platform/language/format.ts';
import type { FieldDeclaration, FieldValues } from './listing-fields.tsx';
import type { Program, ProgramFacts } from './queries.ts';

// The labels of the courses' own pages would come into the script that every page shares.
export const TYPE_LABELS: Record<ProgramFacts['program_type'], () => string> = {
  course: m.programs_type_course,
  specialisation: m.programs_type_specialisation,
  certificate: m.programs_type_certificate,
  bootcamp: m.programs_type_bootcamp,
  diploma: m.programs_type_diploma,
  bachelor: m.programs_type_bachelor,
  master: m.programs_type_master,
  doctorate: m.programs_type_doctorate,
  fellowship: m.programs_type_fellowship,
};
export const LEVEL_LABELS: Record<ProgramFacts['level'], () => string> = {
  beginner: m.programs_beginner,
  intermediate: m.programs_intermediate,
  advanced: m.programs_advanced,
};
export const MODE_LABELS: Record<ProgramFacts['mode'], () => string> = {
  online: m.programs_online,
  campus: m.programs_campus,
  hybrid: m.programs_hybrid,
};
export const COST_LABELS: Record<ProgramFacts['cost'], () => string> = {
  free: m.programs_free,
  'free-audit': m.programs_free_audit,
  paid: m.programs_paid,
};

const optionsOf = (labels: Readonly<Record<string, () => string>>) => () =>
  Object.entries(labels).map(([value, label]) => ({ value, label: label() }));
/** The value of a choice; the first one where there is none, as the form shows it. */
function chosen<T extends string>(labels: Readonly<Record<T, () => string>>, value: string | undefined): T {
  const values = Object.keys(labels) as T[];
  return values.find((name) => name === value) ?? (values[0] as T);
}

const PAISE = 100;

type Category = { slug: string; name: string };

/** What staff may state of a program; the reward of a referral where an application here costs a fee. */
export const programFields = (
  categories: readonly Category[],
  applicationFee: number | null = null,
): readonly FieldDeclaration[] => [
  { name: 'title', label: m.listings_title, required: true, maxLength: 300 },
  { name: 'provider', label: m.listings_provider, required: true, maxLength: 200 },
  { name: 'university', label: m.listings_university, hint: m.listings_university_hint, maxLength: 300 },
  { name: 'url', label: m.listings_program_url, kind: 'url', required: true, maxLength: 500 },
  {
    name: 'category',
    label: m.listings_category,
    required: true,
    half: true,
    options: () => categories.map(({ slug, name }) => ({ value: slug, label: name })),
  },
  { name: 'program_type', label: m.listings_type, required: true, half: true, options: optionsOf(TYPE_LABELS) },
  { name: 'level', label: m.listings_level, required: true, half: true, options: optionsOf(LEVEL_LABELS) },
  { name: 'mode', label: m.listings_mode, required: true, half: true, options: optionsOf(MODE_LABELS) },
  { name: 'region', label: m.listings_region, maxLength: 60, half: true },
  { name: 'language', label: m.listings_language, hint: m.listings_language_hint, required: true, maxLength: 3, half: true },
  { name: 'cost', label: m.listings_cost, required: true, half: true, options: optionsOf(COST_LABELS) },
  { name: 'fee', label: m.listings_fee, hint: m.listings_fee_hint, kind: 'number', half: true },
  { name: 'fee_note', label: m.listings_fee_note, maxLength: 200 },
  { name: 'hours', label: m.listings_hours, kind: 'number', half: true },
  { name: 'hours_per_week', label: m.listings_hours_per_week, kind: 'number', half: true },
  { name: 'duration', label: m.listings_duration, maxLength: 200 },
  { name: 'intakes', label: m.listings_intakes, hint: m.listings_intakes_hint, kind: 'long', rows: 3 },
  { name: 'summary', label: m.listings_summary, kind: 'long', maxLength: 2000 },
  { name: 'skills', label: m.listings_skills, hint: m.listings_skills_hint, kind: 'long', rows: 4 },
  { name: 'outcomes', label: m.listings_outcomes, hint: m.listings_line_each, kind: 'long' },
  { name: 'eligibility', label: m.listings_eligibility, hint: m.listings_line_each, kind: 'long', rows: 3 },
  { name: 'curriculum', label: m.listings_curriculum, hint: m.listings_curriculum_hint, kind: 'long', rows: 8 },
  ...(applicationFee === null ? [] : [referralField(applicationFee)]),
];

const referralField = (fee: number): FieldDeclaration => ({
  name: 'referral',
  label: m.listings_referral,
  hint: () => m.listings_referral_hint({ fee: formatRupees(fee * PAISE) }),
  kind: 'number',
});

/** How corrections are named: by the column, which the form calls otherwise for four. */
export const PROGRAM_LABELS: Readonly<Record<string, () => string>> = {
  ...Object.fromEntries(programFields([]).map(({ name, label }) => [name, label])),
  university_id: m.listings_university,
  fee_paise: m.listings_fee,
  referral_paise: m.listings_referral,
  skill_ids: m.listings_skills,
};

/** What a new program begins with. */
export const NEW_PROGRAM: FieldValues = {
  program_type: 'course',
  level: 'beginner',
  mode: 'online',
  region: 'India',
  language: 'en',
  cost: 'paid',
};

export const intakeText = ({ starts_on, closes_on }: Program['attributes']['intakes'][number]): string =>
  closes_on ? m.listings_intake({ starts: starts_on, closes: closes_on }) : starts_on;

export const programValues = ({ attributes }: Program): FieldValues => ({
  title: attributes.title,
  provider: attributes.provider,
  university: attributes.university?.code ?? '',
  url: attributes.url,
  category: attributes.category,
  program_type: attributes.program_type,
  level: attributes.level,
  mode: attributes.mode,
  region: attributes.region,
  language: attributes.language,
  cost: attributes.cost,
  fee: attributes.fee === null ? '' : String(attributes.fee),
  fee_note: attributes.fee_note,
  hours: attributes.hours === 0 ? '' : String(attributes.hours),
  hours_per_week: attributes.hours_per_week === null ? '' : String(attributes.hours_per_week),
  duration: attributes.duration,
  intakes: attributes.intakes.map(intakeText).join('\n'),
  summary: attributes.summary,
  skills: attributes.skills.join('\n'),
  outcomes: attributes.outcomes.join('\n'),
  eligibility: attributes.eligibility.join('\n'),
  curriculum: attributes.curriculum,
  ...(attributes.application_fee !== null && { referral: String(attributes.referral) }),
});

const toLines = (text = ''): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
const toNumber = (text = ''): number | null => (text.trim() === '' ? null : Number(text));

/** The values of the form as the request takes them. */
export const toProgramFacts = (values: FieldValues): ProgramFacts => ({
  title: values['title'] ?? '',
  provider: values['provider'] ?? '',
  university: values['university'] ?? '',
  url: values['url'] ?? '',
  category: values['category'] ?? '',
  program_type: chosen(TYPE_LABELS, values['program_type']),
  level: chosen(LEVEL_LABELS, values['level']),
  mode: chosen(MODE_LABELS, values['mode']),
  ...(values['region'] && { region: values['region'] }),
  language: values['language'] ?? '',
  cost: chosen(COST_LABELS, values['cost']),
  fee: toNumber(values['fee']),
  fee_note: values['fee_note'] ?? '',
  hours: toNumber(values['hours']) ?? 0,
  hours_per_week: toNumber(values['hours_per_week']),
  duration: values['duration'] ?? '',
  intakes: toLines(values['intakes']),
  summary: values['summary'] ?? '',
  skills: toLines(values['skills']),
  outcomes: toLines(values['outcomes']),
  eligibility: toLines(values['eligibility']),
  curriculum: values['curriculum'] ?? '',
  ...(values['referral'] !== undefined && { referral: toNumber(values['referral']) ?? 0 }),
});
