import type { Context } from '#platform/http/context.ts';
import { problem } from '#platform/http/errors.ts';
import { detectFormat, type DocumentKind } from './formats/detect-format.ts';
import { namespaceOf } from './namespace-of.ts';
import { withSentence } from './row-faults.ts';
import { runSource } from './run-source.ts';
import { record } from './save-source.ts';
import type { SourceDocument } from './source-document.ts';
import type { RunRecord } from './tables.ts';

export type FileOptions = {
  /** The name of the source: files of one name and format follow one another. */
  name: string;
  fileName?: string;
  /** The company of rows without one. */
  company?: string | undefined;
  /** Where to apply for the jobs of rows without an address. */
  applyUrl?: string | undefined;
  /** The member of staff who decides; by default the viewer. */
  actorId?: string;
};

export type FileReport = {
  format: DocumentKind;
  source: string;
  added: number;
  updated: number;
  unchanged: number;
  /** Jobs that were missing for the second time. */
  closed: number;
  /** Rows that were not taken; the first thousand are in `skipped`. */
  errors: number;
  skipped: { at: string; title: string; reason: string }[];
};

/**
 * Imports a file as the next run of the source with its name, batch by batch; an interrupted import of the same file goes on where
 * it stopped. Throws a `SourceError` for a file that cannot be read, and a 409 while the source runs.
 */
export async function importFile(
  ctx: Context,
  document: SourceDocument,
  options: FileOptions,
  onProgress?: (run: RunRecord) => void,
): Promise<FileReport> {
  const kind = await detectFormat(document);
  const id = await ctx.inTransaction(async (trx) => {
    const saved = await saveFileSource(trx, kind, options);
    const { name, fileName: file = '', actorId } = options;
    await record(trx, 'job-source.import', saved, { after: { name, kind, file } }, actorId);
    return saved;
  });
  const run = await runSource(ctx, id, { document, throwsFaults: true, ...(onProgress && { onProgress }) });
  if (!run) throw problem(409, 'source-running');
  const skipped = await ctx.db
    .selectFrom('job_source_errors')
    .select(['at', 'title', 'reason'])
    .where('run_id', '=', run.id)
    .orderBy('position')
    .execute();
  const { added, changed, reopened, unchanged, closed, errors } = run;
  return {
    format: kind,
    source: namespaceOf(kind, options.name),
    added,
    updated: changed + reopened,
    unchanged,
    closed,
    errors,
    skipped: skipped.map(withSentence),
  };
}

/** The source that files of this name and format belong to. */
export async function saveFileSource(ctx: Context, kind: DocumentKind, options: FileOptions): Promise<string> {
  const { name, fileName = '', company = '', applyUrl = null } = options;
  const fields = { company, apply_url: applyUrl, file_name: fileName };
  const { id } = await ctx.db
    .insertInto('job_sources')
    .values({ kind, name, namespace: namespaceOf(kind, name), ...fields })
    .onConflict((conflict) => conflict.columns(['kind', 'name']).doUpdateSet(fields))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
