import { commitSurely } from '#platform/http/commit-surely.ts';
import type { Context } from '#platform/http/context.ts';
import { requireRoom } from './require-room.ts';

/**
 * Stores a file, then runs `work` in a transaction, which refers to the file by its key, within the quota of the viewer. The file is removed only if it is
 * certain that nothing was committed. Where that cannot be found out it stays; one that no row refers to does no harm.
 */
export async function storeFile<T>(
  ctx: Context,
  area: string,
  bytes: Uint8Array,
  work: (trx: Context, key: string) => Promise<T>,
): Promise<T> {
  const { key } = await ctx.files.put(area, bytes);
  return commitSurely(
    ctx,
    async (trx) => {
      const result = await work(trx, key);
      await requireRoom(trx, key);
      return result;
    },
    () => ctx.files.remove(key),
  );
}
