import type { CallInput, CallOutput } from '#platform/browser/api.ts';
import type { ResumeImport } from './queries.ts';

export type Sections = ResumeImport['sections'];
export type SectionName = keyof Sections;
/** What happens to a section of the profile: it stays, takes what is new in the file, or becomes that of the file. */
export type Choice = 'keep' | 'add' | 'replace';
export type Choices = Partial<Record<SectionName, Choice>>;

type Own = CallOutput<'GET /api/users/{slug}'>['data']['attributes'];
type Changes = CallInput<'PATCH /api/users/profile'>['json'];

/** The changes of a profile that the choices ask for; sections without a choice are not in it. */
export function mergeSections(own: Own, found: Sections, choices: Choices): Changes {
  const merge = <T>(name: SectionName, mine: readonly T[] | null, theirs: readonly T[] | undefined): T[] | undefined => {
    const choice = choices[name] ?? 'keep';
    if (choice === 'keep' || !theirs) return undefined;
    if (choice === 'replace') return [...theirs];
    const known = new Set((mine ?? []).map(identify));
    return [...(mine ?? []), ...theirs.filter((entry) => !known.has(identify(entry)))];
  };
  const changes = {
    about: mergeAbout(own.about ?? '', found.about, choices.about),
    links: merge('links', own.links, found.links),
    skills: merge('skills', own.skills?.map(({ name }) => name) ?? [], found.skills),
    experience: merge('experience', own.experience, found.experience),
    education: merge('education', own.education, found.education),
    certificates: merge('certificates', own.certificates, found.certificates),
  };
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}

function mergeAbout(mine: string, theirs: string | undefined, choice: Choice = 'keep'): string | undefined {
  if (choice === 'keep' || !theirs) return undefined;
  return choice === 'replace' || mine === '' ? theirs : [...new Set([mine, theirs])].join('\n\n');
}

// Entries are the same if all of their fields are, in any order of these.
const identify = (entry: unknown): string =>
  typeof entry === 'object' && entry !== null
    ? JSON.stringify(Object.entries(entry).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : String(entry).toLowerCase();
