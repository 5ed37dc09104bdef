/** Sends deliveries: once claimed, at least once, again after growing waits, and never a second time by two processes at once. */
import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import type { Posted } from '#platform/fetch/fetcher.ts';
import { retentionCutoff } from '#platform/runtime/retention.ts';
import { switchOff } from './switch-off.ts';
import { signMessage } from './sign.ts';

declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    'webhooks.send': { id: string };
    'webhooks.sweep': Record<string, never>;
    'webhooks.purge': Record<string, never>;
  }
}

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
/** Before each further attempt: together about a day. */
export const WAITS_MS = [
  10 * SECOND_MS,
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  HOUR_MS,
  3 * HOUR_MS,
  6 * HOUR_MS,
  12 * HOUR_MS,
];
/** Receivers that come back must not be called by all that waits for them in the same second. */
const JITTER = 0.1;
const TIMEOUT_MS = 10_000;
const CLAIM_MS = 60_000;
const BATCH_SIZE = 50;
/** A webhook whose deliveries have all failed for so long is switched off. */
const MAX_FAILING_MS = 3 * 24 * HOUR_MS;
const GONE = 410;

/** Sends a delivery that is due and that no other process has claimed. */
export async function sendDelivery(ctx: Context, { id }: { id: string }): Promise<void> {
  const delivery = await claim(ctx, id);
  if (!delivery) return;
  const { url, body, secret, former_secret, former_secret_until } = delivery;
  const at = ctx.clock.now();
  const former = former_secret !== null && former_secret_until !== null && former_secret_until > at ? [former_secret] : [];
  const started = performance.now();
  const posted = await ctx.fetcher.post(url, {
    headers: { 'content-type': 'application/json', ...signMessage({ id, body, at }, [secret, ...former]) },
    body,
    timeoutMs: TIMEOUT_MS,
  });
  await record(ctx, delivery, { posted, durationMs: Math.round(performance.now() - started) });
}

const due = (ctx: Context) => {
  const now = ctx.clock.now();
  return sql<boolean>`delivery.state = 'waiting' and delivery.due_at <= ${now} and (delivery.locked_until is null or delivery.locked_until <= ${now})`;
};

type Claimed = NonNullable<Awaited<ReturnType<typeof claim>>>;

/** Of a webhook that is paused or off nothing is sent. */
const claim = (ctx: Context, id: string) =>
  ctx.db
    .updateTable('webhook_deliveries as delivery')
    .from('webhooks')
    .set((eb) => ({
      attempts: eb('delivery.attempts', '+', 1),
      locked_until: new Date(ctx.clock.now().getTime() + CLAIM_MS),
    }))
    .whereRef('webhooks.id', '=', 'delivery.webhook_id')
    .where('delivery.id', '=', id)
    .where('webhooks.state', '=', 'active')
    .where(due(ctx))
    .returning([
      'delivery.id',
      'delivery.webhook_id',
      'delivery.body',
      'delivery.waits',
      'webhooks.url',
      'webhooks.secret',
      'webhooks.former_secret',
      'webhooks.former_secret_until',
    ])
    .executeTakeFirst();

type Attempt = { posted: Posted; durationMs: number };

async function record(ctx: Context, { id, webhook_id, waits }: Claimed, { posted, durationMs }: Attempt): Promise<void> {
  const isDelivered = posted.kind === 'answered' && posted.status >= 200 && posted.status < 300;
  const isGone = posted.kind === 'answered' && posted.status === GONE;
  const wait = isDelivered || isGone ? undefined : WAITS_MS[waits];
  await ctx.inTransaction(async (trx) => {
    const now = trx.clock.now();
    // Locked first, as wherever both are changed.
    const webhook = await trx.db.selectFrom('webhooks').selectAll().where('id', '=', webhook_id).forUpdate().executeTakeFirst();
    if (!webhook) return;
    const delay = wait === undefined ? 0 : wait * (1 - JITTER + Math.random() * 2 * JITTER);
    await trx.db
      .updateTable('webhook_deliveries')
      .set({
        ...(posted.kind === 'answered' ? { status: posted.status, problem: null } : { status: null, problem: posted.kind }),
        duration_ms: durationMs,
        locked_until: null,
        ...(wait === undefined
          ? { state: isDelivered ? ('delivered' as const) : ('failed' as const), finished_at: now }
          : { waits: waits + 1, due_at: new Date(now.getTime() + delay) }),
      })
      .where('id', '=', id)
      .execute();
    if (wait !== undefined) await trx.enqueue('webhooks.send', { id }, { startAfterSeconds: Math.ceil(delay / SECOND_MS) });
    const failingSince = isDelivered ? null : (webhook.failing_since ?? now);
    if (failingSince !== webhook.failing_since)
      await trx.db.updateTable('webhooks').set({ failing_since: failingSince }).where('id', '=', webhook_id).execute();
    if (webhook.state !== 'active') return;
    if (isGone) await switchOff(trx, webhook, 'gone');
    else if (failingSince && now.getTime() - failingSince.getTime() >= MAX_FAILING_MS) await switchOff(trx, webhook, 'failing');
  });
}

/** Every minute: sends what is due and was missed, because a process died, a signal was lost or a webhook was resumed. */
export async function sendDueDeliveries(ctx: Context): Promise<void> {
  const rows = await ctx.db
    .selectFrom('webhook_deliveries as delivery')
    .innerJoin('webhooks', 'webhooks.id', 'delivery.webhook_id')
    .select('delivery.id')
    .where('webhooks.state', '=', 'active')
    .where(due(ctx))
    .orderBy('delivery.due_at')
    .limit(BATCH_SIZE)
    .execute();
  for (const { id } of rows) await ctx.enqueue('webhooks.send', { id });
}

/** Nightly: deletes deliveries that are older than they are stored, also those that wait for a webhook that stays paused. */
export async function purgeDeliveries(ctx: Context): Promise<void> {
  await ctx.db.deleteFrom('webhook_deliveries').where('created_at', '<', retentionCutoff(ctx, ctx.config.WEBHOOK_DAYS)).execute();
}
