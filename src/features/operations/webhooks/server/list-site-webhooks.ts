import { requireScope } from '#features/base/accounts/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentWebhooks } from './webhooks.ts';

/** The webhooks of the site, for administrators. */
export const listSiteWebhooks: UseCase<'GET /api/staff/webhooks'> = async (ctx) => {
  requireScope(ctx, 'administrator');
  return presentWebhooks(ctx, null);
};
