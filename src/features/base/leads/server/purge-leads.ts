import type { Context } from '#platform/http/context.ts';
import { retentionCutoff } from '#platform/runtime/retention.ts';

declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    'leads.purge': Record<string, never>;
  }
}

/** Deletes leads, and earlier those suspected of spam, that are not stored any longer. Runs every night. */
export async function purgeLeads(ctx: Context): Promise<void> {
  await ctx.db
    .deleteFrom('leads')
    .where((eb) =>
      eb.or([
        eb('created_at', '<', retentionCutoff(ctx, ctx.config.LEAD_DAYS)),
        eb.and([eb('suspected', '=', true), eb('created_at', '<', retentionCutoff(ctx, ctx.config.SPAM_DAYS))]),
      ]),
    )
    .execute();
}
