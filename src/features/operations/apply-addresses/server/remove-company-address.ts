import { removeAddress } from '#features/member/deliveries/server/index.ts';
import { getCompany } from '#features/operations/hiring-teams/server/index.ts';
import { signedIn } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { lockAddressById } from './lock-address.ts';
import { presentCompanyAddresses } from './present-addresses.ts';

/** Removes an address of the viewer's company. Removing it twice changes nothing. */
export const removeCompanyAddress: UseCase<'DELETE /api/hiring/companies/{slug}/apply_addresses/{id}'> = async (
  ctx,
  { params },
) => {
  signedIn(ctx);
  const company = await getCompany(ctx, params.slug, 'recruit');
  const address = await lockAddressById(ctx, params.id);
  if (address.company_id !== company.id) throw notFound();
  await removeAddress(ctx, address);
  return presentCompanyAddresses(ctx, company.id);
};
