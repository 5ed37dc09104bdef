import { findJobTexts } from '#features/catalogue/jobs/server/index.ts';
import { scoreFit } from '#features/member/fitment/server/index.ts';
import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { loadMemberInput } from './member-input.ts';

/** The viewer's bands for the jobs of a page. */
export const listJobBands: UseCase<'GET /api/job_bands'> = async (ctx, { query }) => {
  const member = await loadMemberInput(ctx, signedIn(ctx).id);
  if (member === null) return { data: [] };
  const jobs = await findJobTexts(ctx, [query.slug].flat());
  return {
    data: jobs.map(({ slug, title, description, companyName }) => ({
      slug,
      band: scoreFit({ ...member.input, ad: { title, text: description, employer: companyName } }).band,
    })),
  };
};
