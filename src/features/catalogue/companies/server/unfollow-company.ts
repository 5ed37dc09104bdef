import { unreact } from '#features/base/reactions/server/index.ts';
import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { COMPANY, getStoredCompany, presentCompany } from './present-companies.ts';

/** Unfollows a company. */
export const unfollowCompany: UseCase<'DELETE /api/companies/{slug}/follow'> = async (ctx, { params }) => {
  const viewer = signedIn(ctx);
  const company = await getStoredCompany(ctx, params.slug);
  await unreact(ctx, { type: COMPANY, id: company.id }, { userId: viewer.id, verb: 'follow' });
  return presentCompany(ctx, company);
};
