import type { Context } from '#platform/http/context.ts';
import { runSource } from './run-source.ts';
import { bytesDocument } from './source-document.ts';

/** Imports an uploaded file, and removes it once it is read to its end. */
export async function runUpload(ctx: Context, id: string, fileKey: string): Promise<void> {
  const run = await runSource(ctx, id, { document: bytesDocument(await ctx.files.get(fileKey)) });
  if (!run) return;
  await ctx.db.updateTable('job_sources').set({ file_key: null }).where('id', '=', id).where('file_key', '=', fileKey).execute();
  await ctx.files.remove(fileKey);
}
