import type { Context } from '#platform/http/context.ts';

const KEPT_MS = 60 * 60_000;

declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    'resumes.purge': object;
  }
}

/** Deletes versions that were removed more than an hour ago, and their files unless applications were sent with them. */
export async function purgeRemovedResumes(ctx: Context): Promise<void> {
  await ctx.inTransaction(async (trx) => {
    const purged = await trx.db
      .deleteFrom('resumes')
      .where('removed_at', '<', new Date(trx.clock.now().getTime() - KEPT_MS))
      .returning('file_key')
      .execute();
    if (purged.length > 0) await trx.enqueue('files.remove', { keys: purged.map(({ file_key }) => file_key) });
  });
}
