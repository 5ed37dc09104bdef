import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import { retentionCutoff } from '#platform/runtime/retention.ts';
import { IDLE_DAYS } from './sessions.ts';

declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    'accounts.purge': Record<string, never>;
  }
}

/** Deletes ended sessions, expired tokens, abandoned sign-ins and audit entries, and the addresses of the latter, after their time. Runs every night. */
export async function purgeSignIns(ctx: Context): Promise<void> {
  const { SESSION_DAYS, AUDIT_DAYS, AUDIT_ADDRESS_DAYS } = ctx.config;
  const ended = retentionCutoff(ctx, SESSION_DAYS);
  await ctx.db
    .deleteFrom('sessions')
    .where(sql<boolean>`least(absolute_expires_at, last_seen_at + make_interval(days => ${IDLE_DAYS})) < ${ended}`)
    .execute();
  await ctx.db.deleteFrom('api_tokens').where('expires_at', '<', ended).execute();
  await ctx.db.deleteFrom('login_attempts').where('expires_at', '<', ended).execute();
  await ctx.db.deleteFrom('audit_entries').where('at', '<', retentionCutoff(ctx, AUDIT_DAYS)).execute();
  await ctx.db
    .updateTable('audit_entries')
    .set({ ip: '' })
    .where('at', '<', retentionCutoff(ctx, AUDIT_ADDRESS_DAYS))
    .where('ip', '<>', '')
    .execute();
}
