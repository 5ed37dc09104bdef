import type { Context } from '#platform/http/context.ts';

declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    'leads.purge': Record<string, never>;
  }
}

/** The retention periods stated in the privacy policy. */
const RETENTION_DAYS = 730;
const SUSPECTED_RETENTION_DAYS = 30;
const DAY_MS = 86_400_000;

/** Deletes leads after two years, and suspected spam after a month. Runs every night. */
export async function purgeLeads(ctx: Context): Promise<void> {
  const cutoff = (days: number) => new Date(ctx.clock.now().getTime() - days * DAY_MS);
  await ctx.db
    .deleteFrom('leads')
    .where((eb) =>
      eb.or([
        eb('created_at', '<', cutoff(RETENTION_DAYS)),
        eb.and([eb('suspected', '=', true), eb('created_at', '<', cutoff(SUSPECTED_RETENTION_DAYS))]),
      ]),
    )
    .execute();
}
