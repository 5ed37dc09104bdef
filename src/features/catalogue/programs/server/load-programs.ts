/** Loads the courses of the skill catalogue, the universities and the programs of `content/`. */
import path from 'node:path';
import { sql } from 'kysely';
import * as z from 'zod';
import { categoryRows } from '#features/base/interests/server/index.ts';
import { skillCatalogue, type Skill, type SkillResource } from '#features/base/skills/server/index.ts';
import { calendarDay } from '#platform/runtime/calendar-day.ts';
import { DEFAULT_LANGUAGE } from '#platform/language/language.ts';
import { loadIfChanged, readContentFiles } from '#platform/db/content-loads.ts';
import type { Context } from '#platform/http/context.ts';
import { ProgramCost, ProgramLevel, ProgramMode, ProgramType } from '../contract.ts';
import { retireOthers, WORTH, writeProgram } from './write-program.ts';

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const lines = z.array(z.string().min(1)).default([]);

const Universities = z.array(
  z.strictObject({
    code: slug,
    name: z.string().min(1),
    country: z.string().min(2),
    region: z.string().min(2),
    city: z.string().default(''),
    kind: z.string().default(''),
    website: z.url(),
    about: z.string().default(''),
  }),
);
const Programs = z.array(
  z.strictObject({
    id: slug,
    title: z.string().min(1),
    provider: z.string().min(1),
    university: slug.optional(),
    url: z.url(),
    category: slug,
    families: z.array(z.string()).min(1),
    program_type: ProgramType,
    level: ProgramLevel,
    mode: ProgramMode,
    region: z.string().min(2),
    language: z.string().default('en'),
    hours: z.number().min(0).default(0),
    hours_per_week: z.number().min(0).nullable().default(null),
    duration: z.string().default(''),
    cost: ProgramCost,
    /** Whole rupees. */
    fee: z.number().int().min(0).nullable().default(null),
    fee_note: z.string().default(''),
    summary: z.string().default(''),
    outcomes: lines,
    curriculum: z.array(z.strictObject({ title: z.string(), text: z.string() })).default([]),
    eligibility: lines,
    intakes: z.array(z.strictObject({ starts_on: z.iso.date(), closes_on: z.iso.date().nullable().default(null) })).default([]),
    skills: z.array(slug).default([]),
    application: z
      .strictObject({ fee: z.number().int().min(0), documents: lines, questions: lines })
      .nullable()
      .default(null),
    referral: z.number().int().min(0).default(0),
    featured: z.boolean().default(false),
  }),
);

/** What a link to a whole site instead of a course subtracts from its general rank. */
const WHOLE_SITE = 1000;

/** Loads the courses of the skill catalogue if any of them changed. */
export async function loadCourses(ctx: Context): Promise<void> {
  const { skills } = await skillCatalogue();
  const courses = collectCourses(skills);
  const texts = [JSON.stringify(courses)];
  await loadIfChanged(ctx, { name: 'courses', kind: 'reference', texts, today: calendarDay(ctx.clock.now()) }, async (trx) => {
    const categories = await loadFamilyCategories(trx);
    for (const course of courses) await writeCourse(trx, course, categories);
    await retireOthers(
      trx,
      'skills',
      courses.map(({ url }) => url),
    );
    await rankDeclared(trx);
  });
}

/** Loads the universities and programs of `content/` if any of them changed. Throws with the file's name when one is malformed. */
export async function loadPrograms(ctx: Context, contentFolder: string): Promise<boolean> {
  const [universities = [], programs = []] = await Promise.all(
    ['universities', 'programs'].map((name) => readContentFiles(path.join(contentFolder, name))),
  );
  const texts = [...universities, ...programs].map(({ text }) => text);
  return loadIfChanged(ctx, { name: 'programs', kind: 'demo', texts, today: calendarDay(ctx.clock.now()) }, async (trx) => {
    const universityIds = await writeUniversities(trx, parse(Universities, universities));
    await writeCatalogue(trx, parse(Programs, programs), universityIds);
  });
}

function parse<T>(schema: z.ZodType<T[]>, files: readonly { name: string; text: string }[]): T[] {
  return files.flatMap(({ name, text }) => {
    const parsed = schema.safeParse(JSON.parse(text));
    if (!parsed.success) throw new Error(`${name} is invalid: ${z.prettifyError(parsed.error)}`);
    return parsed.data;
  });
}

type Course = SkillResource & { skills: { id: string; family: string; onPath: boolean }[] };

/** Collects the courses of the skill catalogue; a course that several skills list is one course with all these skills. */
export function collectCourses(skills: readonly Skill[]): Course[] {
  const courses = new Map<string, Course>();
  for (const { id, family, resources = [], path: taken = [] } of skills)
    for (const course of resources) {
      if (course.kind !== 'course') continue;
      const skill = { id, family, onPath: taken.some(({ url }) => url === course.url) };
      const existing = courses.get(course.url);
      if (existing) existing.skills.push(skill);
      else courses.set(course.url, { ...course, skills: [skill] });
    }
  return [...courses.values()];
}

async function writeCourse(ctx: Context, course: Course, categories: ReadonlyMap<string, string>): Promise<void> {
  const families = [...new Set(course.skills.map(({ family }) => family))];
  const isWholeSite = course.title === course.provider || new URL(course.url).pathname.replaceAll('/', '') === '';
  await writeProgram(ctx, {
    source: 'skills',
    sourceId: course.url,
    title: course.title,
    provider: course.provider,
    url: course.url,
    category: categories.get(families[0] ?? '') ?? 'learning-to-learn',
    families,
    programType: 'course',
    level: ProgramLevel.parse(course.level),
    language: course.language,
    hours: course.hours,
    cost: ProgramCost.parse(course.cost),
    skillIds: course.skills.map(({ id }) => id),
    worth: worthOf(course) - (isWholeSite ? WHOLE_SITE : 0),
  });
}

/** What a course counts in a language that fewer readers understand. */
const OTHER_LANGUAGE = 0.5;

/** By what it teaches, how well that is known, and in which language; of two that teach the same, the shorter one. */
const worthOf = ({ skills, hours, language }: Course) =>
  skills.reduce((sum, { onPath }) => sum + (onPath ? WORTH.onPath : WORTH.listed), 0) *
    (language === DEFAULT_LANGUAGE ? 1 : OTHER_LANGUAGE) -
  hours / 100;

/** Ranks what others than the editors' paths bring, which only its provider describes. */
async function rankDeclared(ctx: Context): Promise<void> {
  await ctx.db
    .updateTable('programs')
    .set({ worth: sql`${WORTH.declared} * cardinality(skill_ids)` })
    .where('source', '<>', 'skills')
    .execute();
}

/** Returns the first category of each family, in the editors' order. */
async function loadFamilyCategories(ctx: Context): Promise<Map<string, string>> {
  const result = new Map<string, string>();
  for (const { slug: category, family } of await categoryRows(ctx).orderBy('position').execute())
    if (!result.has(family)) result.set(family, category);
  return result;
}

const SOURCE = 'catalogue';

async function writeUniversities(ctx: Context, universities: z.infer<typeof Universities>): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const university of universities) {
    const { id } = await ctx.db
      .insertInto('universities')
      .values({ ...university, source: SOURCE, source_id: university.code })
      .onConflict((existing) => existing.columns(['source', 'source_id']).doUpdateSet({ ...university, withdrawn: false }))
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(university.code, id);
  }
  let removed = ctx.db.updateTable('universities').set({ withdrawn: true }).where('source', '=', SOURCE);
  if (ids.size > 0) removed = removed.where('code', 'not in', [...ids.keys()]);
  await removed.execute();
  return ids;
}

async function writeCatalogue(
  ctx: Context,
  programs: z.infer<typeof Programs>,
  universities: ReadonlyMap<string, string>,
): Promise<void> {
  for (const {
    id,
    university,
    fee,
    application,
    referral,
    skills,
    hours_per_week,
    fee_note,
    program_type,
    ...fields
  } of programs) {
    const universityId = university === undefined ? null : universities.get(university);
    if (universityId === undefined) throw new Error(`content/programs: ${id} refers to the unknown university ${university}`);
    await writeProgram(ctx, {
      ...fields,
      source: SOURCE,
      sourceId: id,
      programType: program_type,
      universityId,
      feePaise: fee === null ? null : fee * 100,
      feeNote: fee_note,
      hoursPerWeek: hours_per_week,
      application: application && { ...application, fee_paise: application.fee * 100 },
      referralPaise: referral * 100,
      skillIds: skills,
    });
  }
  await retireOthers(
    ctx,
    SOURCE,
    programs.map(({ id }) => id),
  );
}
