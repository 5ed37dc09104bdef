import type { Context } from '#platform/http/context.ts';

type DocumentSource = {
  /** The key of the file when it was drawn before. */
  file: string | null;
  draw: () => Promise<Uint8Array>;
  /** Notes the key where none is noted yet; answers the key that stands then. */
  note: (key: string) => Promise<string | null>;
};

/** A document that is drawn once and kept: the same file however often it is opened, and whatever this code becomes. */
export async function storedDocument(ctx: Context, { file, draw, note }: DocumentSource): Promise<Uint8Array> {
  if (file) return ctx.files.get(file);
  const drawn = await draw();
  const { key } = await ctx.files.put('receipts', drawn);
  const standing = await note(key);
  if (standing === key) return drawn;
  await ctx.files.remove(key);
  return standing ? ctx.files.get(standing) : drawn;
}
