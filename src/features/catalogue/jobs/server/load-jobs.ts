/** Loads companies, jobs and role names of the demo catalogue. */
import path from 'node:path';
import { sql } from 'kysely';
import * as z from 'zod';
import { parsePlace } from '#features/base/job-postings/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { loadIfChanged, readContentFiles } from '#platform/db/content-loads.ts';
import { RoleType, WorkMode } from '../contract.ts';
import { collectPublished } from './publish-jobs.ts';
import { today } from './select-jobs.ts';
import { writeJob, type JobDraft } from './write-job.ts';

const SOURCE = 'catalogue';
const DAY_MS = 86_400_000;

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const years = z.number().int().min(0).max(40).nullable().default(null);

const Companies = z.array(
  z.strictObject({ slug, name: z.string().min(1), about: z.string(), website: z.url().optional(), location: z.string() }),
);
const Templates = z.array(
  z.strictObject({ slug, name: z.string().min(1), family: z.string(), aliases: z.array(z.string()).default([]) }),
);
const Jobs = z.array(
  z.strictObject({
    slug,
    company: slug,
    title: z.string().min(1).max(200),
    role_type: RoleType,
    work_mode: WorkMode,
    location: z.string(),
    family: z.string(),
    experience_min: years,
    experience_max: years,
    salary: z
      .strictObject({
        min: z.number().nullable(),
        max: z.number().nullable(),
        currency: z.string().length(3).default('INR'),
        period: z.enum(['year', 'month', 'hour']),
      })
      .nullable(),
    summary: z.string().min(1),
    description: z.string().min(1),
    posted_days_ago: z.number().int().min(0),
    valid_days: z.number().int().min(1).nullable().default(null),
  }),
);
type CompaniesBySlug = Map<string, { id: string; slug: string; name: string }>;
type CatalogueJob = z.infer<typeof Jobs>[number];

/** Loads the names of roles if their file changed. Throws with the file's name when it is malformed. */
export async function loadJobTemplates(ctx: Context, contentFolder: string): Promise<void> {
  const files = await readContentFiles(path.join(contentFolder, 'job-templates.json'));
  const part = { name: 'job-templates', kind: 'reference', texts: files.map(({ text }) => text), today: today(ctx) } as const;
  await loadIfChanged(ctx, part, (trx) => writeTemplates(trx, parse(Templates, files)));
}

/**
 * Loads the invented companies and jobs of `content/` if they changed; returns whether they did. Throws with the file's name
 * when one is malformed.
 */
export async function loadJobs(ctx: Context, contentFolder: string): Promise<boolean> {
  const [companies = [], jobs = []] = await Promise.all(
    ['companies.json', 'jobs'].map((name) => readContentFiles(path.join(contentFolder, name))),
  );
  const texts = [...companies, ...jobs].map(({ text }) => text);
  return loadIfChanged(ctx, { name: 'jobs', kind: 'demo', texts, today: today(ctx) }, async (trx, firstDay) => {
    const companiesBySlug = await writeCompanies(trx, parse(Companies, companies));
    await writeJobs(trx, companiesBySlug, parse(Jobs, jobs), firstDay);
    await trx.enqueue('jobs.count', {});
  });
}

function parse<T>(schema: z.ZodType<T[]>, files: readonly { name: string; text: string }[]): T[] {
  return files.flatMap(({ name, text }) => {
    const parsed = schema.safeParse(JSON.parse(text));
    if (!parsed.success) throw new Error(`${name} is invalid: ${z.prettifyError(parsed.error)}`);
    return parsed.data;
  });
}

/** Writes the companies of the catalogue. Unlike an import, this overwrites the data of existing companies. */
async function writeCompanies(ctx: Context, companies: z.infer<typeof Companies>): Promise<CompaniesBySlug> {
  const companiesBySlug: CompaniesBySlug = new Map();
  for (const { website = null, ...company } of companies) {
    const { id } = await ctx.db
      .insertInto('companies')
      .values({ ...company, website, example: true })
      .onConflict((conflict) => conflict.column('slug').doUpdateSet({ ...company, website, example: true }))
      .returning(sql<string>`coalesce(companies.merged_into, companies.id)`.as('id'))
      .executeTakeFirstOrThrow();
    companiesBySlug.set(company.slug, { id, slug: company.slug, name: company.name });
  }
  return companiesBySlug;
}

async function writeTemplates(ctx: Context, templates: z.infer<typeof Templates>): Promise<void> {
  for (const template of templates)
    await ctx.db
      .insertInto('job_templates')
      .values(template)
      .onConflict((conflict) => conflict.column('slug').doUpdateSet(template))
      .execute();
}

/** Writes the jobs of the catalogue. A job removed from it is closed, not deleted, because it may have applications. */
async function writeJobs(
  ctx: Context,
  companies: CompaniesBySlug,
  jobs: readonly CatalogueJob[],
  firstDay: string,
): Promise<void> {
  const published = collectPublished(ctx);
  for (const job of jobs) {
    const company = companies.get(job.company);
    if (!company) throw new Error(`content/jobs: ${job.slug} refers to the unknown company ${job.company}`);
    const draft = toDraft(job, firstDay);
    published.add(company, draft, await writeJob(ctx, company.id, draft));
  }
  await published.publish();
  const slugs = jobs.map((job) => job.slug);
  let removed = ctx.db
    .updateTable('jobs')
    .set({ closed_at: ctx.clock.now() })
    .where('source', '=', SOURCE)
    .where('closed_at', 'is', null);
  if (slugs.length > 0) removed = removed.where('source_id', 'not in', slugs);
  await removed.execute();
}

function toDraft(job: CatalogueJob, firstDay: string): JobDraft {
  const postedOn = addDays(firstDay, -job.posted_days_ago);
  return {
    source: SOURCE,
    sourceId: job.slug,
    slug: job.slug,
    title: job.title,
    roleType: job.role_type,
    workMode: job.work_mode,
    location: job.location,
    places: job.location === '' ? [] : [{ ...parsePlace(job.location), country: 'IN' }],
    applyUrl: null,
    applyEmail: null,
    questions: [],
    family: job.family,
    experience: { min: job.experience_min, max: job.experience_max },
    pay: job.salary,
    summary: job.summary,
    description: job.description,
    postedOn,
    validUntil: job.valid_days === null ? null : addDays(postedOn, job.valid_days),
  };
}

const addDays = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
