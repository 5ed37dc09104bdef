import type { Context } from '#platform/http/context.ts';

type DocumentSource = {
  /** The key of the stored file, if it was rendered before. */
  file: string | null;
  render: () => Promise<Uint8Array>;
  /** Stores the key unless one is stored already; returns the stored key. */
  saveKey: (key: string) => Promise<string | null>;
};

/** Renders a document once and stores it, so that the file never changes, even when this code does. */
export async function getStoredDocument(ctx: Context, { file, render, saveKey }: DocumentSource): Promise<Uint8Array> {
  if (file) return ctx.files.get(file);
  const rendered = await render();
  const { key } = await ctx.files.put('receipts', rendered);
  const storedKey = await saveKey(key);
  if (storedKey === key) return rendered;
  await ctx.files.remove(key);
  return storedKey ? ctx.files.get(storedKey) : rendered;
}
