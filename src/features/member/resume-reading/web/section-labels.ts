import { m } from '#platform/messages/messages.js';
import type { Reading } from './queries.ts';

/** The names of the sections that a résumé may have. */
export const SECTION_LABELS: Record<Reading['sections'][number]['id'], () => string> = {
  header: m.resume_reading_section_header,
  summary: m.resume_reading_section_summary,
  experience: m.resume_reading_section_experience,
  projects: m.resume_reading_section_projects,
  education: m.resume_reading_section_education,
  skills: m.resume_reading_section_skills,
  certifications: m.resume_reading_section_certifications,
  achievements: m.resume_reading_section_achievements,
  languages: m.resume_reading_section_languages,
  volunteering: m.resume_reading_section_volunteering,
  goals: m.resume_reading_section_goals,
  personal: m.resume_reading_section_personal,
  other: m.resume_reading_section_other,
  attached: m.resume_reading_section_other,
  profile: m.resume_reading_section_other,
};

const LEVELS = [
  m.resume_reading_level_school,
  m.resume_reading_level_diploma,
  m.resume_reading_level_bachelor,
  m.resume_reading_level_master,
  m.resume_reading_level_doctor,
];

/** The name of a level of education, from 1 (school) to 5 (doctorate). */
export const levelLabel = (level: number): string => LEVELS[level - 1]?.() ?? '';

/** "4 years 1 month". */
export function formatMonths(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  const parts = [
    years > 0 && m.resume_reading_years({ count: years }),
    (rest > 0 || years === 0) && m.resume_reading_months({ count: rest }),
  ];
  return parts.filter(Boolean).join(' ');
}
