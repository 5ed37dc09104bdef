import { audit } from '#features/base/accounts/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { StoredWebhook } from './webhooks.ts';

type Change = { reason?: string | undefined; before?: Record<string, unknown>; after?: Record<string, unknown> };

/**
 * Records a change of a webhook. Of its address only the host, because the rest often is a secret of the receiver; a reason is
 * what staff give for the site's.
 */
export const auditWebhook = (ctx: Context, webhook: StoredWebhook, act: string, { reason, ...change }: Change): Promise<void> =>
  audit(ctx, {
    action: `webhook.${act}`,
    objectType: 'webhook',
    objectId: webhook.id,
    details: {
      ...change,
      company_id: webhook.company_id,
      host: hostOf(webhook.url),
      ...(reason !== undefined && webhook.company_id === null && { reason }),
    },
  });

export const hostOf = (url: string): string => new URL(url).host;
