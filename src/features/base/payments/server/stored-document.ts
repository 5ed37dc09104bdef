import type { Context } from '#platform/http/context.ts';

type DocumentSource = {
  /** The key of the stored file, if it was rendered before. */
  file: string | null;
  draw: () => Promise<Uint8Array>;
  /** Stores the key unless one is stored already; returns the stored key. */
  note: (key: string) => Promise<string | null>;
};

/** Renders a document once and stores it, so that the file never changes, even when this code does. */
export async function storedDocument(ctx: Context, { file, draw, note }: DocumentSource): Promise<Uint8Array> {
  if (file) return ctx.files.get(file);
  const drawn = await draw();
  const { key } = await ctx.files.put('receipts', drawn);
  const standing = await note(key);
  if (standing === key) return drawn;
  await ctx.files.remove(key);
  return standing ? ctx.files.get(standing) : drawn;
}
