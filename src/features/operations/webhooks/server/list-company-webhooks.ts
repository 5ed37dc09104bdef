import { getCompany } from '#features/operations/hiring-teams/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentWebhooks } from './webhooks.ts';

/** The webhooks of a company, for its owners. */
export const listCompanyWebhooks: UseCase<'GET /api/hiring/companies/{slug}/webhooks'> = async (ctx, { params }) =>
  presentWebhooks(ctx, (await getCompany(ctx, params.slug, 'own')).id);
