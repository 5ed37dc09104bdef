import { getCompany } from '#features/operations/hiring-teams/server/index.ts';
import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { insertDraft } from './insert-draft.ts';

/** Begins a job as a draft. */
export const createJob: UseCase<'POST /api/hiring/companies/{slug}/jobs'> = async (ctx, { params, body }) => {
  signedIn(ctx);
  const company = await getCompany(ctx, params.slug, 'recruit');
  return insertDraft(ctx, company.id, body.content);
};
