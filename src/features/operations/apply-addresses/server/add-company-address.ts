import { getPerson } from '#features/base/accounts/server/index.ts';
import { addressState, askOwner, confirmAddress, keepAddress } from '#features/member/deliveries/server/index.ts';
import { companyPeopleRows, getCompany } from '#features/operations/hiring-teams/server/index.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import { conflict } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentCompanyAddresses } from './present-addresses.ts';

/**
 * Asks the owner of an address whether applications may go there, also again. The verified address of somebody who works for
 * the company here is confirmed at once. 409 for one that its owner or staff removed.
 */
export const addCompanyAddress: UseCase<'POST /api/hiring/companies/{slug}/apply_addresses'> = async (ctx, { params, body }) => {
  signedIn(ctx);
  const company = await getCompany(ctx, params.slug, 'recruit');
  const address = await keepAddress(ctx, { companyId: company.id, email: body.email });
  const state = addressState(address);
  if (state === 'removed') throw conflict('address-removed');
  if (state !== 'confirmed') {
    if (await isColleagues(ctx, company.id, body.email)) await confirmAddress(ctx, address, { by: null });
    else await askOwner(ctx, address);
  }
  return presentCompanyAddresses(ctx, company.id);
};

async function isColleagues(ctx: Context, companyId: string, email: string): Promise<boolean> {
  const people = await companyPeopleRows(ctx).where('company_id', '=', companyId).execute();
  const persons = await Promise.all(people.map(({ user_id }) => getPerson(ctx, user_id)));
  return persons.some((person) => person.emailVerified && person.email.toLowerCase() === email.toLowerCase());
}
