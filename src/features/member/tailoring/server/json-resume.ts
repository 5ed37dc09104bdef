import * as z from 'zod';
import { Certificate, Link, Position } from '#features/member/profiles/contract.ts';
import type { ImportProblem, ResumeImport } from '../contract.ts';
import { splitLines, type ResumeFacts } from './describe-resume.ts';

type Problem = z.infer<typeof ImportProblem>;
type Sections = z.input<typeof ResumeImport>['attributes']['sections'];

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';
const MAX = { about: 3000, links: 10, skills: 60, experience: 30, education: 20, certificates: 30 } as const;

/** A clean résumé as JSON Resume 1.0.0 (jsonresume.org); `parseJsonResume` reads it back without loss. */
export function toJsonResume({ name, headline, email, location, profile, spoken }: ResumeFacts) {
  const dates = ({ started_on, ended_on }: { started_on: string; ended_on: string | null }) => ({
    startDate: started_on,
    ...(ended_on !== null && { endDate: ended_on }),
  });
  return {
    $schema: SCHEMA,
    basics: {
      name,
      label: headline,
      email,
      summary: profile.about,
      ...(location !== '' && { location: { city: location } }),
      profiles: profile.links.map(({ label, url }) => ({ network: label, url })),
    },
    work: profile.experience.map((job) => ({
      name: job.organisation,
      position: job.title,
      location: job.location,
      ...dates(job),
      highlights: splitLines(job.text),
    })),
    education: profile.education.map((course) => ({
      institution: course.organisation,
      studyType: course.title,
      ...dates(course),
      ...(course.location !== '' && { location: course.location }),
      ...(course.text !== '' && { courses: splitLines(course.text) }),
    })),
    certificates: profile.certificates.map(({ title, issuer, issued_on, url }) => ({
      name: title,
      issuer,
      date: issued_on,
      ...(url !== '' && { url }),
    })),
    skills: profile.skills.filter((skill) => !spoken.has(skill.name)).map((skill) => ({ name: skill.name })),
    languages: profile.skills.filter((skill) => spoken.has(skill.name)).map((skill) => ({ language: skill.name })),
    meta: { version: 'v1.0.0' },
  };
}

const text = z.string().catch('');
const texts = z.array(z.string()).catch([]);
const entries = <S extends z.ZodType>(schema: S) => z.array(schema).optional();

const File = z.object({
  basics: z
    .object({
      summary: z.string().optional(),
      url: z.string().optional(),
      profiles: entries(z.object({ network: text, url: text })),
    })
    .optional(),
  work: entries(
    z.object({ name: text, position: text, location: text, startDate: text, endDate: text, summary: text, highlights: texts }),
  ),
  education: entries(
    z.object({ institution: text, studyType: text, area: text, location: text, startDate: text, endDate: text, courses: texts }),
  ),
  certificates: entries(z.object({ name: text, issuer: text, date: text, url: text })),
  skills: entries(z.object({ name: text, keywords: texts })),
  languages: entries(z.object({ language: text })),
});

/** The part of a JSON Resume that a profile takes, and what does not fit, by the names of the file. Stores nothing. */
export function parseJsonResume(source: string): { sections: Sections; problems: Problem[] } {
  let content: unknown;
  try {
    content = JSON.parse(source);
  } catch {
    return { sections: {}, problems: [{ path: '', reason: 'kind' }] };
  }
  const file = File.safeParse(content);
  if (!file.success)
    return { sections: {}, problems: file.error.issues.map(({ path }) => ({ path: writePath(path), reason: 'kind' })) };
  return new Import(file.data).result();
}

type JsonResume = z.infer<typeof File>;
/** The fields of the file for those of the profile. */
type Names = Record<string, string>;

class Import {
  private readonly problems: Problem[] = [];
  private readonly file: JsonResume;

  constructor(file: JsonResume) {
    this.file = file;
  }

  result(): { sections: Sections; problems: Problem[] } {
    const { basics, work = [], education = [], certificates = [], skills = [], languages = [] } = this.file;
    const sections = {
      about: this.about(basics?.summary ?? ''),
      links: this.all('basics.profiles', this.links(), Link, { label: 'network', url: 'url' }, MAX.links),
      skills: this.skills([
        ...skills.flatMap(({ name, keywords }) => (keywords.length > 0 ? keywords : [name])),
        ...languages.map(({ language }) => language),
      ]),
      experience: this.all('work', work.map(toPosition), Position, POSITION_NAMES, MAX.experience),
      education: this.all('education', education.map(toCourse), Position, COURSE_NAMES, MAX.education),
      certificates: this.all('certificates', certificates.map(toCertificate), Certificate, CERTIFICATE_NAMES, MAX.certificates),
    };
    const filled = Object.entries(sections).filter(([, value]) => value.length > 0);
    return { sections: Object.fromEntries(filled), problems: this.problems };
  }

  private about(summary: string): string {
    const about = summary.trim();
    if (about.length <= MAX.about) return about;
    this.problems.push({ path: 'basics.summary', reason: 'too_long' });
    return '';
  }

  private links() {
    const { profiles = [], url = '' } = this.file.basics ?? {};
    const links = profiles.map((profile) => ({ label: profile.network, url: profile.url }));
    return url === '' ? links : [...links, { label: 'Website', url }];
  }

  private skills(names: readonly string[]): string[] {
    const fitting = [...new Set(names.map((name) => name.trim()))].filter((name, index) => {
      if (name.length > 60) this.problems.push({ path: `skills[${index}].name`, reason: 'too_long' });
      return name !== '' && name.length <= 60;
    });
    if (fitting.length > MAX.skills) this.problems.push({ path: 'skills', reason: 'too_many' });
    return fitting.slice(0, MAX.skills);
  }

  private all<S extends z.ZodType>(path: string, found: readonly unknown[], schema: S, names: Names, max: number): z.output<S>[] {
    if (found.length > max) this.problems.push({ path, reason: 'too_many' });
    return found.slice(0, max).flatMap((entry, index): z.output<S>[] => {
      const result = schema.safeParse(entry);
      if (result.success) return [result.data];
      for (const issue of result.error.issues) {
        const field = String(issue.path[0]);
        this.problems.push({ path: `${path}[${index}].${names[field] ?? field}`, reason: reasonOf(issue, field, entry) });
      }
      return [];
    });
  }
}

function reasonOf(issue: z.core.$ZodIssue, field: string, entry: unknown): Problem['reason'] {
  const value = typeof entry === 'object' && entry !== null ? Reflect.get(entry, field) : undefined;
  if (value === '' || value === undefined) return 'missing';
  if (issue.code === 'too_big') return 'too_long';
  if (issue.code === 'custom') return 'order';
  return field === 'url' ? 'address' : 'month';
}

const POSITION_NAMES = {
  title: 'position',
  organisation: 'name',
  started_on: 'startDate',
  ended_on: 'endDate',
  text: 'highlights',
};
const COURSE_NAMES = {
  title: 'studyType',
  organisation: 'institution',
  started_on: 'startDate',
  ended_on: 'endDate',
  text: 'courses',
};
const CERTIFICATE_NAMES = { title: 'name', issued_on: 'date' };

// "2024-07-15" and "2024-07"; a year alone has no month, which is not made up.
const monthOf = (date: string): string => date.slice(0, 7);
const endOf = (date: string): string | null => (date === '' ? null : monthOf(date));

const toPosition = (job: NonNullable<JsonResume['work']>[number]) => ({
  title: job.position,
  organisation: job.name,
  location: job.location,
  started_on: monthOf(job.startDate),
  ended_on: endOf(job.endDate),
  text: [job.summary, ...job.highlights].filter((line) => line.trim() !== '').join('\n'),
});

const toCourse = (course: NonNullable<JsonResume['education']>[number]) => ({
  title: [course.studyType, course.area].filter((part) => part.trim() !== '').join(', '),
  organisation: course.institution,
  location: course.location,
  started_on: monthOf(course.startDate),
  ended_on: endOf(course.endDate),
  text: course.courses.join('\n'),
});

const toCertificate = ({ name, issuer, date, url }: NonNullable<JsonResume['certificates']>[number]) => ({
  title: name,
  issuer,
  issued_on: monthOf(date),
  url,
});

const writePath = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (written, part) => (typeof part === 'number' ? `${written}[${part}]` : `${written}${written && '.'}${String(part)}`),
    '',
  );
