import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import { conflict, invalid } from '#platform/http/errors.ts';
import type { WebhookEvent } from '../contract.ts';
import { auditWebhook } from './audit-webhook.ts';
import { newWebhookSecret } from './sign.ts';
import { presentWebhook, type WebhookResource } from './webhooks.ts';

const MAX_WEBHOOKS = 10;

type NewWebhook = { url: string; description: string; events: readonly WebhookEvent[] };
type Added = { data: WebhookResource; meta: { secret: string } };

/** Refuses an address that is certain to be refused when something is sent to it. Calls the name server, so before any transaction. */
export async function requireCallable(ctx: Context, url: string | undefined): Promise<void> {
  if (url !== undefined && (await ctx.fetcher.refuses(url))) throw invalid({ path: 'url', code: 'webhook-address' });
}

/** Adds a webhook to a company, or to the site. Checks no permission. */
export async function addWebhook(
  ctx: Context,
  companyId: string | null,
  { url, description, events }: NewWebhook,
  reason?: string,
): Promise<Added> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`webhooks:${companyId ?? ''}`}, 0))`.execute(ctx.db);
  const { count } = await ctx.db
    .selectFrom('webhooks')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(sql<boolean>`company_id is not distinct from ${companyId}::uuid`)
    .executeTakeFirstOrThrow();
  if (count >= MAX_WEBHOOKS) throw conflict('too-many-webhooks', { max: MAX_WEBHOOKS });
  const secret = newWebhookSecret();
  const webhook = await ctx.db
    .insertInto('webhooks')
    .values({ company_id: companyId, url, description, events: [...new Set(events)], secret, created_at: ctx.clock.now() })
    .returningAll()
    .executeTakeFirstOrThrow();
  await auditWebhook(ctx, webhook, 'add', { reason, after: { events: webhook.events } });
  return { data: await presentWebhook(ctx, webhook), meta: { secret } };
}
