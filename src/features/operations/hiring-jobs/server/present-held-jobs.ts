import { companyRows } from '#features/catalogue/jobs/server/index.ts';
import type { Context } from '#platform/http/context.ts';

const MAX_SHOWN = 100;

/** Presents the jobs that wait for staff, the oldest first. */
export async function presentHeldJobs(ctx: Context, limit = MAX_SHOWN) {
  const rows = await ctx.db
    .selectFrom('job_drafts as draft')
    .innerJoin(companyRows(ctx).as('company'), 'company.id', 'draft.company_id')
    .select(['draft.id', 'draft.content', 'draft.findings', 'draft.held_at', 'draft.version', 'company.slug', 'company.name'])
    .where('draft.state', '=', 'held')
    .orderBy('draft.held_at')
    .orderBy('draft.id')
    .limit(limit)
    .execute();
  return {
    data: rows.map(({ id, content, findings, held_at, version, slug, name }) => ({
      id,
      type: 'held_job' as const,
      attributes: {
        title: content.title,
        description: content.description,
        company: { slug, name },
        findings,
        held_at: (held_at ?? ctx.clock.now()).toISOString(),
        version,
      },
    })),
    meta: { next_cursor: null },
  };
}
