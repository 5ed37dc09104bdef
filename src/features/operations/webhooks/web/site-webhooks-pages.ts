import { consoleQuery, type ResourcePages } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { deliveriesQuery, siteWebhooksQuery, webhookQuery } from './queries.ts';
import { SiteWebhooks } from './site-webhooks.tsx';

export const WEBHOOKS: ResourcePages = {
  // One after another: the first that the viewer may not see ends it.
  load: async (client, _search, id) => {
    await client.ensureQueryData(consoleQuery());
    if (id === undefined) await client.ensureQueryData(siteWebhooksQuery());
    else {
      await client.ensureQueryData(webhookQuery(id));
      await client.prefetchInfiniteQuery(deliveriesQuery(id));
    }
    return { title: m.webhooks_title(), description: m.webhooks_lead_short(), path: '/staff/webhooks', hidden: true };
  },
  View: SiteWebhooks,
};
