import { requireScope } from '#features/base/accounts/server/index.ts';
import { addStaffUniversity, findUniversitiesNamed } from '#features/catalogue/programs/server/index.ts';
import { invalid } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { auditListing } from './change-listing.ts';
import { presentUniversity } from './present-universities.ts';

/** Adds a university; 422 for a name that one of the same country has already. */
export const addUniversity: UseCase<'POST /api/staff/universities'> = async (ctx, { body: { reason, ...stated } }) => {
  requireScope(ctx, 'editor');
  const facts = { ...stated, region: stated.region || stated.country };
  const others = await findUniversitiesNamed(ctx, facts.name);
  const same = others.find(({ country }) => country.toLowerCase() === facts.country.toLowerCase());
  if (same) throw invalid({ path: 'name', code: 'university-exists', params: { name: same.name } });
  const id = await addStaffUniversity(ctx, facts);
  await auditListing(ctx, { type: 'university', id, act: 'add', reason, after: facts });
  return presentUniversity(ctx, id);
};
