import { react } from '#features/base/reactions/server/index.ts';
import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { COMPANY, getStoredCompany, presentCompany } from './present-companies.ts';

/** Follows a company; idempotent. */
export const followCompany: UseCase<'POST /api/companies/{slug}/follow'> = async (ctx, { params }) => {
  const viewer = signedIn(ctx);
  const company = await getStoredCompany(ctx, params.slug);
  await react(ctx, { type: COMPANY, id: company.id }, { userId: viewer.id, verb: 'follow' });
  return presentCompany(ctx, company);
};
