import { getStoredProfile, type StoredProfile } from '#features/member/profiles/server/index.ts';
import { skillCatalogue } from '#features/base/skills/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { FitProfile } from './engine/fit-input.ts';

type ProfileData = StoredProfile['profile'];
type ProfileSkills = NonNullable<FitProfile['skills']>;

/** A member's profile as the engine reads it: roles, education and certificates as text, skills by id. Without name or place. */
export async function loadFitProfile(ctx: Context, userId: string): Promise<FitProfile & { skills: ProfileSkills }> {
  const [{ profile }, { taxonomy }] = await Promise.all([getStoredProfile(ctx, { id: userId }), skillCatalogue()]);
  const known = profile.skills.flatMap(({ id }) => taxonomy.byId.get(id ?? '') ?? []);
  return {
    text: describeProfile(profile),
    languages: known.filter(({ family, kind }) => kind === 'language' && family === 'languages').map(({ id }) => id),
    skills: known.map(({ id }) => ({ skill_id: id, grade: 'listed' })),
  };
}

// The form of a résumé, so that one reader serves both.
function describeProfile({ about, experience, education, certificates }: ProfileData): string {
  return [
    section('Summary', about === '' ? [] : [about]),
    section('Experience', experience.map(describePosition)),
    section('Education', education.map(describePosition)),
    section(
      'Certifications',
      certificates.map(({ title, issuer }) => `${title}, ${issuer}`),
    ),
  ].join('');
}

function section(heading: string, entries: readonly string[]): string {
  return entries.length === 0 ? '' : `${heading}\n${entries.join('\n\n')}\n\n`;
}

function describePosition({ title, organisation, started_on, ended_on, text }: ProfileData['experience'][number]): string {
  const lines = [title, organisation, `${dotted(started_on)} - ${ended_on === null ? 'Present' : dotted(ended_on)}`];
  return [
    ...lines,
    ...text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => `- ${line}`),
  ].join('\n');
}

// "2024-07" as "07/2024", the form of dates that résumés use.
function dotted(month: string): string {
  const [year, number] = month.split('-');
  return `${number}/${year}`;
}
