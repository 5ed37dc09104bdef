/** Labels for the attributes of a course. */
import { m } from '#platform/messages/messages.js';
import { formatDate, formatHours, formatLanguageName, formatRupees, noonOfDay } from '#platform/language/format.ts';
import type { Program } from './queries.ts';

type Attributes = Program['attributes'];

const LEVELS = { beginner: m.programs_beginner, intermediate: m.programs_intermediate, advanced: m.programs_advanced };
const COSTS = { free: m.programs_free, 'free-audit': m.programs_free_audit, paid: m.programs_paid };
const MODES = { online: m.programs_online, campus: m.programs_campus, hybrid: m.programs_hybrid };
const TYPES = {
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

export const levelLabel = (level: Attributes['level']): string => LEVELS[level]();
export const costLabel = (cost: Attributes['cost']): string => COSTS[cost]();
export const modeLabel = (mode: Attributes['mode']): string => MODES[mode]();
export const typeLabel = (type: Attributes['program_type']): string => TYPES[type]();

export const languageLabel = (language: string): string => formatLanguageName(language);

/** The price: an amount, "free", or a reference to the provider. */
export function priceLabel({ cost, fee }: Pick<Attributes, 'cost' | 'fee'>): string {
  if (fee !== null && fee > 0) return formatRupees(fee * 100);
  return cost === 'paid' ? m.programs_price_at_provider() : costLabel(cost);
}

/** The day of the next start; "self-paced" or "not known" without one. */
export const startLabel = ({ next_start, mode }: Pick<Attributes, 'next_start' | 'mode'>): string =>
  next_start
    ? formatDate(noonOfDay(next_start), 'full')
    : mode === 'online'
      ? m.programs_start_any()
      : m.programs_start_unknown();

/** The duration: hours if known, else the provider's wording; empty without either. */
export const durationLabel = ({ hours, duration }: Pick<Attributes, 'hours' | 'duration'>): string =>
  hours > 0 ? formatHours(hours) : duration;

const MAX_NAMED_SKILLS = 2;

/** "SQL, Excel and 3 more". */
export function skillsLabel(skills: Attributes['skills']): string {
  const names = skills
    .slice(0, MAX_NAMED_SKILLS)
    .map(({ name }) => name)
    .join(', ');
  const moreCount = skills.length - MAX_NAMED_SKILLS;
  return moreCount > 0 ? `${names} ${m.programs_more_skills({ count: moreCount, shown: String(moreCount) })}` : names;
}
