import type { z } from 'zod';
import type { Context } from '#platform/http/context.ts';
import type { SentResume } from '../contract.ts';
import type { DocumentKind } from './documents/document.ts';
import { inspectDocumentInWorker } from './documents/inspect-document-in-worker.ts';
import { parseDocumentInWorker } from './documents/parse-document-in-worker.ts';

/** A file that was sent with an application; `resumeId` is the version that it was, null once that is deleted. */
export type SentFile = { key: string; name: string; kind: DocumentKind; resumeId: string | null };

export const loadSentFile = async (ctx: Context, { key }: Pick<SentFile, 'key'>): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await ctx.files.get(key));

/**
 * A sent résumé as text and, of a PDF, with the places of its lines. The browser gets nothing of the file itself, so that
 * nothing in it can run there. Checks no permission.
 */
export async function readSentResume(ctx: Context, file: SentFile): Promise<z.input<typeof SentResume>['attributes']> {
  const text = await findSentText(ctx, file);
  const layout = file.kind === 'pdf' ? await inspectDocumentInWorker(await loadSentFile(ctx, file), 'pdf') : null;
  return {
    text: text ?? '',
    readable: text !== null,
    pages: (layout?.pages ?? []).map(({ width, height, lines, pictures }) => ({ width, height, lines, pictures })),
  };
}

/**
 * The text as it was read with the version, or read again where that is gone or was not read yet; null where it cannot be read.
 * Checks no permission.
 */
export async function findSentText(ctx: Context, file: SentFile): Promise<string | null> {
  const version = await ctx.db
    .selectFrom('resumes')
    .select(['text', 'status'])
    .where('id', '=', file.resumeId)
    .where('file_key', '=', file.key)
    .executeTakeFirst();
  if (version?.status === 'read') return version.text;
  const result = await parseDocumentInWorker(await loadSentFile(ctx, file), file.kind);
  return result.ok ? result.text : null;
}
