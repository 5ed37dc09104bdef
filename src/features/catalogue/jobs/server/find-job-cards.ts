import type { CardDetails } from '#features/catalogue/boards/server/index.ts';
import { m } from '#platform/messages/messages.js';
import type { Context } from '#platform/http/context.ts';
import { selectJobs } from './select-jobs.ts';

/** Jobs as board cards, by slug; closed ones are included and marked, unpublished ones are no longer here. */
export async function findJobCards(ctx: Context, slugs: readonly string[]): Promise<Map<string, CardDetails>> {
  if (slugs.length === 0) return new Map();
  const rows = await selectJobs(ctx)
    .where('jobs.slug', 'in', [...slugs])
    .where('jobs.hidden_at', 'is', null)
    .execute();
  return new Map(
    rows.map(({ slug, title, summary, company_slug, company_name, location, open }) => [
      slug,
      {
        title,
        url: `/jobs-apprenticeships/${company_slug}/${slug}`,
        summary,
        cover: `${company_slug}-${slug}`,
        meta: [company_name, location, ...(open ? [] : [m.jobs_closed()])].filter((fact) => fact !== ''),
      },
    ]),
  );
}
