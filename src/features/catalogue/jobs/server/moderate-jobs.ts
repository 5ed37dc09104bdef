/** How moderation finds, takes down and restores jobs. */
import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Used by `src/app/wiring/reportables.ts`. A job has no author here: its company is spoken with, not punished. */
export const reportableJob = {
  find: async (ctx: Context, id: string) => {
    if (!UUID.test(id)) return null;
    const job = await ctx.db
      .selectFrom('jobs')
      .innerJoin('companies', 'companies.id', 'jobs.company_id')
      .select(['jobs.slug', 'title', 'summary', 'jobs.hidden_at', 'companies.name', 'companies.slug as company'])
      .where('jobs.id', '=', id)
      .executeTakeFirst();
    if (!job || (job.hidden_at && !ctx.viewer?.staff)) return null;
    return {
      title: `${job.title} · ${job.name}`,
      excerpt: job.summary,
      url: `/jobs-apprenticeships/${job.company}/${job.slug}`,
      ownerId: null,
    };
  },
  hiding: {
    hide: async (ctx: Context, id: string) => {
      await ctx.db
        .updateTable('jobs')
        .set((eb) => ({
          hidden_at: ctx.clock.now(),
          closed_at: eb.fn.coalesce('closed_at', sql<Date>`${ctx.clock.now()}`),
        }))
        // Also where it is hidden with its company, which does not show it again then.
        .where('id', '=', id)
        .execute();
      await ctx.enqueue('jobs.count', {});
      await ctx.publish('job.changed', { jobId: id, change: 'closed' });
    },
    restore: async (ctx: Context, id: string) => {
      await ctx.db
        .updateTable('jobs')
        .set({ hidden_at: null, closed_at: null, close_reason: null })
        .where('id', '=', id)
        .where('hidden_at', 'is not', null)
        .execute();
      await ctx.enqueue('jobs.count', {});
      await ctx.publish('job.changed', { jobId: id, change: 'published' });
    },
  },
};
