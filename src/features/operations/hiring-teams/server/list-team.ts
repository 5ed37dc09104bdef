import type { UseCase } from '#platform/http/http.ts';
import { getCompany } from './get-company.ts';
import { presentTeam } from './present-team.ts';

/** The people of a company, for those who work there. */
export const listTeam: UseCase<'GET /api/hiring/companies/{slug}/people'> = async (ctx, { params }) =>
  presentTeam(ctx, await getCompany(ctx, params.slug, 'view'));
