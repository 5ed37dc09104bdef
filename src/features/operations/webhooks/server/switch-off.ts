import { findStaff } from '#features/base/accounts/server/index.ts';
import { notifyAll } from '#features/base/notifications/server/index.ts';
import { companyRows } from '#features/catalogue/jobs/server/index.ts';
import { companyPeopleRows } from '#features/operations/hiring-teams/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { auditWebhook, hostOf } from './audit-webhook.ts';
import type { StoredWebhook } from './webhooks.ts';

/** Switches a webhook off: what waits is given up, and its owners are notified. */
export async function switchOff(ctx: Context, webhook: StoredWebhook, because: 'gone' | 'failing'): Promise<void> {
  await ctx.db.updateTable('webhooks').set({ state: 'off', off_because: because }).where('id', '=', webhook.id).execute();
  await ctx.db
    .updateTable('webhook_deliveries')
    .set({ state: 'failed', finished_at: ctx.clock.now() })
    .where('webhook_id', '=', webhook.id)
    .where('state', '=', 'waiting')
    .execute();
  await auditWebhook(ctx, webhook, 'off', { before: { state: webhook.state }, after: { state: 'off', because } });
  await notifyOwners(ctx, webhook, because);
}

async function notifyOwners(ctx: Context, { id, company_id, url }: StoredWebhook, because: 'gone' | 'failing'): Promise<void> {
  const facts = { host: hostOf(url), because };
  const dedupeKey = `webhook-off:${id}:${ctx.clock.now().toISOString()}`;
  if (company_id === null) {
    const staff = await findStaff(ctx, 'administrator');
    const news = { kind: 'site-webhook-off', dedupeKey, facts, url: `/staff/webhooks/${id}`, mail: true } as const;
    const administrators = staff.map((member) => member.id);
    await notifyAll(ctx, administrators, news);
    return;
  }
  const owners = await ctx.db
    .selectFrom(companyPeopleRows(ctx).as('person'))
    .innerJoin(companyRows(ctx).as('company'), 'company.id', 'person.company_id')
    .select(['person.user_id', 'company.name'])
    .where('person.company_id', '=', company_id)
    .where('person.role', '=', 'owner')
    .execute();
  await notifyAll(
    ctx,
    owners.map(({ user_id }) => user_id),
    {
      kind: 'webhook-off',
      dedupeKey,
      facts: { ...facts, company: owners[0]?.name ?? '' },
      url: `/hiring/webhooks/${id}`,
      mail: true,
    },
  );
}
