import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { parseAd } from '#features/member/fitment/server/engine/parse-ad.ts';
import { scoreFit } from '#features/member/fitment/server/index.ts';
import {
  eachPath,
  expectDates,
  expectHours,
  expectRules,
  NEWCOMER,
  offerFor,
  planOf,
  resumeWith,
  taxonomy,
} from '#features/member/roadmaps/server/plan/testing.ts';
import { skillCatalogue, type SkillCatalogue } from '#features/base/skills/server/index.ts';

const CONTENT = path.resolve(import.meta.dirname, '../../content');

const read = (file: string): unknown => JSON.parse(readFileSync(path.join(CONTENT, file), 'utf8'));
const filesOf = (folder: string) => readdirSync(path.join(CONTENT, folder)).filter((name) => name.endsWith('.json'));

const JobContent = z.object({
  slug: z.string(),
  company: z.string(),
  family: z.string(),
  title: z.string(),
  description: z.string(),
  role_type: z.string(),
  work_mode: z.string(),
  posted_days_ago: z.number(),
  valid_days: z.number().nullable(),
});

/** How much of what a job asks for an applicant shows. */
const SHARES = [0.3, 0.5, 0.8];

const jobs = filesOf('jobs').flatMap((file) => z.array(JobContent).parse(read(`jobs/${file}`)));
const companies = new Set(
  z
    .array(z.object({ slug: z.string() }))
    .parse(read('companies.json'))
    .map(({ slug }) => slug),
);
const families = new Set(filesOf('skills').map((file) => file.replace('.json', '')));
let catalogue: SkillCatalogue;

beforeAll(async () => {
  catalogue = await skillCatalogue();
});

describe('the jobs of the catalogue', () => {
  test('are at least 75, and cover eleven families, every role type and every work mode', () => {
    expect(jobs.length).toBeGreaterThanOrEqual(75);
    expect(new Set(jobs.map(({ family }) => family)).size).toBeGreaterThanOrEqual(11);
    expect(new Set(jobs.map(({ role_type }) => role_type))).toHaveLength(5);
    expect(new Set(jobs.map(({ work_mode }) => work_mode))).toHaveLength(3);
    expect(new Set(jobs.map(({ slug }) => slug))).toHaveLength(jobs.length);
  });

  test.each(jobs)('$slug has a known company and family, and is open today', (job) => {
    expect(companies).toContain(job.company);
    expect(families).toContain(job.family);
    expect(job.posted_days_ago).toBeLessThan(job.valid_days ?? Number.POSITIVE_INFINITY);
  });

  // An apprentice is asked for schooling and a language, not for skills.
  test.each(jobs)('$slug has at least six requirements that the score recognises, and asks for one of them', (job) => {
    const { requirements } = parseAd(catalogue.taxonomy, job.title, job.description);
    expect(requirements.length).toBeGreaterThanOrEqual(6);
    const asked = requirements.filter(({ need }) => need === 'required');
    expect(asked.map(({ kind }) => kind)).not.toEqual([]);
    if (job.role_type !== 'Apprenticeship') expect(asked.map(({ kind }) => kind)).toContain('skill');
  });

  test.each(jobs)('no benefit of $slug is parsed as a requirement', (job) => {
    const benefits = job.description.split(/^## (?:What you get|How we hire)$/m)[1] ?? '';
    const { requirements } = parseAd(catalogue.taxonomy, job.title, job.description);
    expect(requirements.filter(({ unit }) => benefits.includes(unit.text))).toEqual([]);
  });

  test.each(jobs.map((job, index) => ({ ...job, share: SHARES[index % SHARES.length] ?? 0 })))(
    '$slug sells plans only by the rules, with hours and dates that add up',
    ({ title, description, share }) => {
      const ids = scoreFit({ taxonomy, ad: { title, text: description }, resume: NEWCOMER, today: '2026-11-21' }).requirements;
      const names = [...new Set(ids.flatMap(({ skill_ids }) => skill_ids))].map((id) => taxonomy.byId.get(id)?.name ?? id);
      const found = offerFor(description, resumeWith(names.slice(0, Math.ceil(names.length * share))), title);
      if (found === null) return;
      expectRules(found);
      for (const { aim, path: stops } of eachPath(found)) {
        const plan = planOf(found, stops, aim, 5);
        expectHours(plan);
        expectDates(plan, 5);
      }
    },
  );

  test('share no long sentences', () => {
    const slugByLine = new Map<string, string>();
    const repeated = jobs.flatMap(({ slug, description }) =>
      description.split('\n').flatMap((line) => {
        if (line.length < 60) return [];
        const other = slugByLine.get(line);
        slugByLine.set(line, slug);
        return other ? [`${slug} and ${other}: ${line}`] : [];
      }),
    );
    expect(repeated).toEqual([]);
  });
});

describe('the companies', () => {
  test('are at least forty, each with a job', () => {
    expect(companies.size).toBeGreaterThanOrEqual(40);
    const hiring = new Set(jobs.map(({ company }) => company));
    expect([...companies].filter((company) => !hiring.has(company))).toEqual([]);
  });
});

describe('the job templates', () => {
  test('are at least sixty, each with a known family and a unique slug', () => {
    const templates = z
      .array(z.object({ slug: z.string(), name: z.string(), family: z.string() }))
      .parse(read('job-templates.json'));
    expect(templates.length).toBeGreaterThanOrEqual(60);
    expect(templates.filter(({ family }) => !families.has(family))).toEqual([]);
    expect(new Set(templates.map(({ slug }) => slug))).toHaveLength(templates.length);
  });
});

describe('the skills with learning resources', () => {
  const LANGUAGES = ['en', 'hi', 'bn', 'kn', 'ml', 'mr', 'ta', 'te'];
  const Resource = z.object({
    kind: z.enum(['video', 'course', 'book', 'document']),
    title: z.string().min(2),
    url: z.url({ protocol: /^https$/ }),
    provider: z.string().min(2),
    level: z.enum(['beginner', 'intermediate', 'advanced']),
    language: z.enum(LANGUAGES),
    /** 0 where its source does not say, as most lists of other languages do not. */
    hours: z.number().nonnegative(),
    cost: z.enum(['free', 'free-audit']),
  });
  const hasHours = ({ language, hours }: z.infer<typeof Resource>) => language !== 'en' || hours > 0;
  const SkillContent = z.object({
    id: z.string(),
    family: z.string(),
    summary: z.string().regex(/^[A-Z].*\.$/),
    learning_elements: z.array(z.string().min(3)).min(3).max(7),
    hours: z.number().int().positive(),
    resources: z.array(Resource.refine(hasHours)).min(5),
  });
  const skillFiles = filesOf('skills').map((file) => ({ file, skills: z.array(SkillContent).parse(read(`skills/${file}`)) }));
  const skills = skillFiles.flatMap((list) => list.skills);

  test('are at least 160, with at least 1,500 resources', () => {
    expect(skills.length).toBeGreaterThanOrEqual(160);
    expect(skills.flatMap(({ resources }) => resources).length).toBeGreaterThanOrEqual(1500);
  });

  test('are at least seven in every family of jobs', () => {
    const sizes = FAMILIES.map((family) => [family, skills.filter((skill) => skill.family === family).length] as const);
    expect(sizes.filter(([, size]) => size < 7)).toEqual([]);
  });

  test.each(skillFiles)('of $file belong to its family', (list) => {
    expect(list.skills.filter(({ family }) => `${family}.json` !== list.file).map(({ id }) => id)).toEqual([]);
  });

  test.each(skillFiles)('of $file have resources of two or more kinds, without duplicates', (list) => {
    const oneKind = list.skills.filter(({ resources }) => new Set(resources.map(({ kind }) => kind)).size < 2);
    const repeating = list.skills.filter(
      ({ resources }) => new Set(resources.map(({ url }) => normalizeUrl(url))).size < resources.length,
    );
    expect(oneKind.map(({ id }) => id)).toEqual([]);
    expect(repeating.map(({ id }) => id)).toEqual([]);
  });

  test.each(skillFiles)('of $file group their resources by kind, at least half of them free', (list) => {
    const order = ['video', 'course', 'book', 'document'];
    const mixed = list.skills.filter(({ resources }) =>
      resources.some(({ kind }, index) => order.indexOf(kind) < order.indexOf(resources[index - 1]?.kind ?? 'video')),
    );
    const mostlyPaid = list.skills.filter(
      ({ resources }) => resources.filter(({ cost }) => cost === 'free').length * 2 < resources.length,
    );
    expect(mixed.map(({ id }) => id)).toEqual([]);
    expect(mostlyPaid.map(({ id }) => id)).toEqual([]);
  });

  test('describe a resource identically in every skill', () => {
    const descriptionsByUrl = new Map<string, Set<string>>();
    for (const { kind, title, url, provider, cost, language } of skills.flatMap(({ resources }) => resources)) {
      const descriptions = descriptionsByUrl.get(normalizeUrl(url)) ?? new Set();
      descriptionsByUrl.set(normalizeUrl(url), descriptions.add(JSON.stringify({ kind, title, provider, cost, language })));
    }
    const inconsistent = [...descriptionsByUrl].filter(([, descriptions]) => descriptions.size > 1);
    expect(inconsistent.map(([url, descriptions]) => [url, ...descriptions])).toEqual([]);
  });
});

const FAMILIES = [
  'software',
  'cloud',
  'data',
  'design',
  'product',
  'marketing',
  'sales',
  'finance',
  'human-resources',
  'operations',
  'health',
  'education',
  'legal',
  'customer-support',
  'hospitality-retail',
  'manufacturing',
];

describe('the programs and universities', () => {
  const https = z.url({ protocol: /^https$/ });
  const ProgramContent = z.object({
    id: z.string(),
    title: z.string(),
    url: https,
    university: z.string().optional(),
    category: z.string(),
    families: z.array(z.string()),
    level: z.string(),
    fee_note: z.string().default(''),
    summary: z.string().regex(/\.$/),
    outcomes: z.array(z.string()).min(3),
    skills: z.array(z.string()).min(1),
    application: z.looseObject({}).optional(),
  });
  const UniversityContent = z.object({
    code: z.string(),
    name: z.string(),
    website: https,
    about: z.string().regex(/\. .*\.$/),
    city: z.string().min(2),
  });
  const programs = filesOf('programs').flatMap((file) => z.array(ProgramContent).parse(read(`programs/${file}`)));
  const universities = filesOf('universities').flatMap((file) => z.array(UniversityContent).parse(read(`universities/${file}`)));

  test('are at least 150 programs that cover every field and level', () => {
    expect(programs.length).toBeGreaterThanOrEqual(150);
    expect(new Set(programs.map(({ id }) => id))).toHaveLength(programs.length);
    const fields = new Set(programs.flatMap((program) => program.families));
    expect(FAMILIES.filter((family) => !fields.has(family))).toEqual([]);
    expect(new Set(programs.map(({ level }) => level))).toEqual(new Set(['beginner', 'intermediate', 'advanced']));
  });

  test('have a known category and known skills, without duplicates', () => {
    const categories = z.array(z.object({ slug: z.string() })).parse(read('categories.json'));
    const known = new Set(categories.map(({ slug }) => slug));
    expect(programs.filter(({ category }) => !known.has(category)).map(({ id }) => id)).toEqual([]);
    const unknown = programs.flatMap(({ id, skills }) =>
      skills.filter((skill) => !catalogue.taxonomy.byId.has(skill)).map((skill) => `${id}: ${skill}`),
    );
    expect(unknown).toEqual([]);
    expect(new Set(programs.map(({ title, url }) => `${title}\n${url}`))).toHaveLength(programs.length);
  });

  test('are of at least forty universities with at least three programs each', () => {
    expect(universities.length).toBeGreaterThanOrEqual(40);
    const few = universities.filter(({ code }) => programs.filter(({ university }) => university === code).length < 3);
    expect(few.map(({ code }) => code)).toEqual([]);
  });

  test('accept applications to universities only for invented ones', () => {
    const invented = new Set(universities.filter(({ name }) => name.endsWith('(sample partner)')).map(({ code }) => code));
    const wrong = programs.filter(({ university, application }) => university && application && !invented.has(university));
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});

/** Normalises a URL for comparison. */
function normalizeUrl(url: string): string {
  const { host, pathname, search } = new URL(url);
  return `${host.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}${search}`;
}

describe('the testimonials', () => {
  test('are six, each with a quote and a story', () => {
    const stories = z.array(z.object({ id: z.string(), quote: z.string().min(20), story: z.string().min(80) }));
    expect(stories.parse(read('testimonials.json'))).toHaveLength(6);
  });
});
