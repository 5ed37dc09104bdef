import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import { isOpen, today } from './select-jobs.ts';
import type { JobDraft, Written } from './write-job.ts';

/** The result of one import or load: the companies with new open jobs. `title` and `jobSlug` are those of the first. */
export type PublishedJobs = {
  /** Identifies the import. */
  run: string;
  companies: { id: string; slug: string; name: string; added: number; title: string; jobSlug: string }[];
};

declare module '#platform/tasks/events.ts' {
  interface Events {
    'jobs.published': PublishedJobs;
    /** One job was published or opened again, changed, or closed, by its company or by staff; imports publish none. */
    'job.changed': { jobId: string; change: 'published' | 'changed' | 'closed' };
  }
}

/** Publishes the open ones of these new jobs of an import. */
export async function publishImported(ctx: Context, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await ctx.db
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['companies.id', 'companies.slug', 'companies.name'])
    .select(({ fn }) => [
      fn.countAll<string>().as('added'),
      sql<string>`(array_agg(jobs.title order by jobs.created_at, jobs.id))[1]`.as('title'),
      sql<string>`(array_agg(jobs.slug order by jobs.created_at, jobs.id))[1]`.as('jobSlug'),
    ])
    .where(sql<boolean>`jobs.id = any(${[...ids]}::uuid[])`)
    .where(isOpen(today(ctx)))
    .groupBy(['companies.id', 'companies.slug', 'companies.name'])
    .execute();
  const companies = rows.map((row) => ({ ...row, added: Number(row.added) }));
  if (companies.length > 0) await ctx.publish('jobs.published', { run: randomUUID(), companies });
}

type Company = { id: string; slug: string; name: string };

/** Collects the new open jobs of one import, to publish them once at its end. */
export function collectPublished(ctx: Context) {
  const byCompany = new Map<string, PublishedJobs['companies'][number]>();
  return {
    add: (company: Company, { title, slug, validUntil }: JobDraft, written: Written) => {
      if (written !== 'added' || (validUntil !== null && validUntil < today(ctx))) return;
      const existing = byCompany.get(company.id);
      if (existing) existing.added += 1;
      else byCompany.set(company.id, { ...company, added: 1, title, jobSlug: slug });
    },
    publish: async () => {
      if (byCompany.size > 0) await ctx.publish('jobs.published', { run: randomUUID(), companies: [...byCompany.values()] });
    },
  };
}
