import { getCompany } from '#features/operations/hiring-teams/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentCompanyAddresses } from './present-addresses.ts';

/** The addresses to which applications for the viewer's company may go. */
export const listCompanyAddresses: UseCase<'GET /api/hiring/companies/{slug}/apply_addresses'> = async (ctx, { params }) =>
  presentCompanyAddresses(ctx, (await getCompany(ctx, params.slug, 'view')).id);
