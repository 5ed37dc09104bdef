/** Finding and presenting webhooks, and who may see and change them. */
import { sql, type Selectable } from 'kysely';
import type { z } from 'zod';
import { requireScope } from '#features/base/accounts/server/index.ts';
import { companyRows } from '#features/catalogue/jobs/server/index.ts';
import { authorizeCompany } from '#features/operations/hiring-teams/server/index.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import { CodedProblem, invalid, notFound } from '#platform/http/errors.ts';
import type { Webhook } from '../contract.ts';
import type { WebhooksTable } from './tables.ts';

export type StoredWebhook = Selectable<WebhooksTable>;
export type WebhookResource = z.input<typeof Webhook>;

/** A webhook that the viewer may see and change, or 404; a colleague who is no owner gets 403. */
export async function getWebhook(ctx: Context, id: string): Promise<StoredWebhook> {
  signedIn(ctx);
  const webhook = await ctx.db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst();
  if (!webhook) throw notFound('webhook');
  await authorizeOwner(ctx, webhook.company_id);
  return webhook;
}

/** Only owners of a company see its webhooks, and only administrators those of the site. */
async function authorizeOwner(ctx: Context, companyId: string | null): Promise<void> {
  try {
    if (companyId === null) requireScope(ctx, 'administrator');
    else await authorizeCompany(ctx, companyId, 'own');
  } catch (error) {
    // Whoever may not know of the webhook learns of neither the webhook nor its company.
    if (error instanceof CodedProblem && error.status === 404) throw notFound('webhook');
    throw error;
  }
}

/** The same, and nobody else changes it until the transaction ends. Changes of the site's webhooks need a reason. */
export async function lockWebhook(ctx: Context, id: string, { reason }: { reason?: string | undefined }): Promise<StoredWebhook> {
  const webhook = await getWebhook(ctx, id);
  if (webhook.company_id === null && reason === undefined) throw invalid({ path: 'reason', code: 'reason-too-short' });
  const locked = await ctx.db.selectFrom('webhooks').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!locked) throw notFound('webhook');
  return locked;
}

/** The webhooks of a company, or of the site, the oldest first. */
export async function presentWebhooks(ctx: Context, companyId: string | null) {
  const rows = await ctx.db
    .selectFrom('webhooks')
    .selectAll()
    .where(sql<boolean>`company_id is not distinct from ${companyId}::uuid`)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const company = await findSlug(ctx, companyId);
  return { data: rows.map((row) => toResource(ctx, row, company)), meta: { next_cursor: null } };
}

export const presentWebhook = async (ctx: Context, webhook: StoredWebhook): Promise<WebhookResource> =>
  toResource(ctx, webhook, await findSlug(ctx, webhook.company_id));

async function findSlug(ctx: Context, companyId: string | null): Promise<string | null> {
  if (companyId === null) return null;
  const company = await ctx.db
    .selectFrom(companyRows(ctx).as('company'))
    .select('slug')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return company.slug;
}

/** Its secret is never shown again. */
function toResource({ clock }: Context, webhook: StoredWebhook, company: string | null): WebhookResource {
  const { id, url, description, events, state, off_because, failing_since, former_secret_until, created_at } = webhook;
  const former = former_secret_until && former_secret_until > clock.now() ? former_secret_until.toISOString() : null;
  return {
    id,
    type: 'webhook',
    attributes: {
      company,
      url,
      description,
      events,
      state,
      off_because,
      failing_since: failing_since?.toISOString() ?? null,
      former_secret_until: former,
      created_at: created_at.toISOString(),
    },
  };
}
