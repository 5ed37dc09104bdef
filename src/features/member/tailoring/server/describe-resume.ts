import type { StoredProfile } from '#features/member/profiles/server/index.ts';
import { formatMonth } from '#platform/language/format.ts';
import { formatLocale, languageTag, type Language } from '#platform/language/language.ts';
import { m } from '#platform/messages/messages.js';
import type { ResumeSheet, SheetEntry, SheetSection } from './files/resume-sheet.ts';

export type ProfileData = StoredProfile['profile'];

/** What a clean résumé is made of. `spoken` are the names of the skills that are spoken languages. */
export type ResumeFacts = {
  name: string;
  headline: string;
  email: string;
  location: string;
  profile: Pick<ProfileData, 'about' | 'links' | 'skills' | 'experience' | 'education' | 'certificates'>;
  spoken: ReadonlySet<string>;
};

/**
 * The texts of a clean résumé with the headings and months of a language. Title, organisation, dates and place stand on lines
 * of their own in this order, because in others automatic readers take the place for the employer.
 */
export function describeResume(
  { name, headline, email, location, profile, spoken }: ResumeFacts,
  language: Language,
): ResumeSheet {
  const locale = { locale: language };
  const skills = profile.skills.map((skill) => skill.name);
  const sections: SheetSection[] = [
    { id: 'summary', heading: m.tailoring_heading_summary({}, locale), entries: [], lines: splitLines(profile.about) },
    { id: 'experience', heading: m.tailoring_heading_experience({}, locale), ...entriesOf(profile.experience, language) },
    { id: 'education', heading: m.tailoring_heading_education({}, locale), ...entriesOf(profile.education, language) },
    { id: 'skills', heading: m.tailoring_heading_skills({}, locale), ...listOf(skills.filter((skill) => !spoken.has(skill))) },
    {
      id: 'certificates',
      heading: m.tailoring_heading_certificates({}, locale),
      entries: [],
      lines: profile.certificates.map(({ title, issuer, issued_on, url }) =>
        [title, issuer, monthOf(issued_on, language), url].filter(Boolean).join(', '),
      ),
    },
    {
      id: 'languages',
      heading: m.tailoring_heading_languages({}, locale),
      ...listOf(skills.filter((skill) => spoken.has(skill))),
    },
  ];
  return {
    languageTag: languageTag(language),
    name,
    headline,
    contact: [email, location].filter(Boolean).join(' | '),
    links: profile.links,
    sections: sections.filter(({ entries, lines }) => entries.length > 0 || lines.length > 0),
  };
}

const listOf = (names: readonly string[]) => ({ entries: [], lines: names.length === 0 ? [] : [names.join(', ')] });

function entriesOf(positions: ProfileData['experience'], language: Language): { entries: SheetEntry[]; lines: string[] } {
  const entries = positions.map(({ title, organisation, location, started_on, ended_on, text }): SheetEntry => {
    const end = ended_on === null ? m.tailoring_today({}, { locale: language }) : monthOf(ended_on, language);
    const dates = `${monthOf(started_on, language)} – ${end}`;
    return { title, organisation, dates, place: location, bullets: splitLines(text) };
  });
  return { entries, lines: [] };
}

// In Hindi by its number, because readers of PDF files put the letters of some names of months in another order.
function monthOf(month: string, language: Language): string {
  if (language === 'en') return formatMonth(month, { locale: formatLocale(language) });
  const [year, number] = month.split('-');
  return `${number}/${year}`;
}

/** The lines of a text without the bullets that their writer put before them. */
export const splitLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/^\s*(?:[-–•*·▪]\s+)?/u, '').trim())
    .filter((line) => line !== '');
