import { requireScope } from '#features/base/accounts/server/index.ts';
import { storeFile } from '#platform/files/store-file.ts';
import { cleanFileName } from '#platform/files/uploads.ts';
import { invalid } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { detectFormat } from './formats/detect-format.ts';
import { getSourceRecord } from './get-source-record.ts';
import { saveFileSource } from './import-file.ts';
import { presentWholeSource } from './present-sources.ts';
import { record } from './save-source.ts';
import { bytesDocument } from './source-document.ts';
import { SourceError } from './source-error.ts';

/** Stores a file of jobs and queues its import; 422 for a file whose format is not known. */
export const importUpload: UseCase<'POST /api/job_sources/import'> = async (ctx, { body }) => {
  requireScope(ctx, 'editor');
  const bytes = new Uint8Array(await body.file.arrayBuffer());
  const fileName = cleanFileName(body.file.name);
  const name = body.name || fileName.replace(/\.[a-z0-9]{1,8}$/i, '');
  const kind = await detectFormat(bytesDocument(bytes)).catch((error: unknown) => {
    if (error instanceof SourceError) throw invalid({ path: 'file', code: 'source-file' });
    throw error;
  });
  const id = await storeFile(ctx, 'sources', bytes, async (trx, key) => {
    const saved = await saveFileSource(trx, kind, {
      name,
      fileName,
      company: body.company,
      applyUrl: body.apply_url || undefined,
    });
    await trx.db.updateTable('job_sources').set({ file_key: key, paused_at: null }).where('id', '=', saved).execute();
    await record(trx, 'job-source.import', saved, { after: { name, kind, file: fileName }, reason: body.reason });
    await trx.enqueue('sources.run', { id: saved });
    return saved;
  });
  return { data: await presentWholeSource(ctx, await getSourceRecord(ctx, id)) };
};
