import { randomUUID } from 'node:crypto';
import type { Context } from '#platform/http/context.ts';
import { today } from './select-jobs.ts';
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
  }
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
