import { FileAway } from '#platform/files/files.ts';
import type { Context } from '#platform/http/context.ts';
import type { FirstPage, ReadingFailure } from '../contract.ts';
import type { ParseResult } from './documents/document.ts';
import { inspectDocumentInWorker } from './documents/inspect-document-in-worker.ts';
import { parseDocumentInWorker } from './documents/parse-document-in-worker.ts';
import type { StoredResume } from './load-resume.ts';
import { outlinePage } from './outline-page.ts';

declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    'resumes.read': { resumeId: string };
  }
}
declare module '#platform/tasks/events.ts' {
  interface Events {
    /** A version was read, or could not be. */
    'resume.read': { resumeId: string };
    /** Another version is the default, or none. */
    'resume.default-changed': { userId: string };
    /** A version is read again. */
    'resume.reading': { resumeId: string };
  }
}

/** Queues the reading of a version, behind as many of other members as the member has waiting already. */
export async function queueReading(ctx: Context, { id, user_id }: { id: string; user_id: string }): Promise<void> {
  const { count } = await ctx.db
    .selectFrom('resumes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', user_id)
    .where('status', '=', 'reading')
    .where('id', '<>', id)
    .executeTakeFirstOrThrow();
  await ctx.enqueue('resumes.read', { resumeId: id }, { group: user_id, behind: count });
}

/** Reads a version once; the result is the same for all its uses. Safe to rerun after a crash. */
export async function readResume(ctx: Context, { resumeId }: { resumeId: string }): Promise<void> {
  const resume = await ctx.db.selectFrom('resumes').selectAll().where('id', '=', resumeId).executeTakeFirst();
  if (resume?.status !== 'reading') return;
  const { result, firstPage } = await parseFile(ctx, resume);
  await ctx.inTransaction((trx) => endReading(trx, resumeId, result, firstPage));
}

type Result = Extract<ParseResult, { ok: true }> | { ok: false; reason: ReadingFailure };

async function parseFile(ctx: Context, resume: StoredResume): Promise<{ result: Result; firstPage: FirstPage | null }> {
  let bytes: Uint8Array;
  try {
    bytes = await ctx.files.get(resume.file_key);
  } catch (error) {
    if (error instanceof FileAway && error.isMissing) return { result: { ok: false, reason: 'missing' }, firstPage: null };
    throw error;
  }
  const result = await parseDocumentInWorker(bytes, resume.file_kind);
  // A scan has no text, but a page that can be shown.
  const hasPages = resume.file_kind === 'pdf' && (result.ok || result.reason === 'scanned');
  const layout = hasPages ? await inspectDocumentInWorker(bytes, resume.file_kind) : null;
  const [page] = layout?.pages ?? [];
  return { result, firstPage: page ? outlinePage(page) : null };
}

/** Ends a reading that has not ended yet, and tells the uses that wait for it. */
export async function endReading(
  ctx: Context,
  resumeId: string,
  result: Result,
  firstPage: FirstPage | null = null,
): Promise<void> {
  const read = result.ok ? readText(result) : { status: 'failed' as const, failure: result.reason };
  const ended = await ctx.db
    .updateTable('resumes')
    .set({ ...read, first_page: firstPage && JSON.stringify(firstPage) })
    .where('id', '=', resumeId)
    .where('status', '=', 'reading')
    .returning('id')
    .executeTakeFirst();
  if (ended) await ctx.publish('resume.read', { resumeId });
}

/** What was read; the pages are null where they are not known. */
export type ReadText = { text: string; pages: number | null };

/** The columns of a version that was read. */
export function readText({ text, pages }: ReadText) {
  return {
    status: 'read' as const,
    failure: null,
    // PostgreSQL cannot store NUL characters.
    text: text.replaceAll('\0', ''),
    pages,
    words: text.split(/\s+/).filter((word) => word !== '').length,
  };
}
