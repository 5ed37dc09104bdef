import type { Context } from '#platform/http/context.ts';

/**
 * Stores a file, then runs `work` in a transaction, which refers to the file by its key. The file is removed only if `work`
 * itself fails, because then nothing was committed. An error of the commit leaves its outcome unknown, so the file stays; one
 * that no row refers to does no harm.
 */
export async function storeFile<T>(
  ctx: Context,
  area: string,
  bytes: Uint8Array,
  work: (trx: Context, key: string) => Promise<T>,
): Promise<T> {
  const { key } = await ctx.files.put(area, bytes);
  let isWorkDone = false;
  try {
    return await ctx.inTransaction(async (trx) => {
      const result = await work(trx, key);
      isWorkDone = true;
      return result;
    });
  } catch (error) {
    if (!isWorkDone) await ctx.files.remove(key);
    throw error;
  }
}
