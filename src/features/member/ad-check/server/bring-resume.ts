import { ensureOwner, keepVisitorResume, VISITOR_AREA } from '#features/base/own-ads/server/index.ts';
import { parseDocumentInWorker } from '#features/base/resumes/server/index.ts';
import { storeFile } from '#platform/files/store-file.ts';
import { checkDocument } from '#platform/files/uploads.ts';
import { conflict, refuseField } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';

/** Keeps a visitor's résumé for a day. A file that cannot be read is refused with the reason, and replaces nothing. */
export const bringResume: UseCase<'POST /api/visitor_resume'> = async (ctx, { body }) => {
  // public: visitors bring it
  const document = await checkDocument(body.file, ctx.config.UPLOAD_MAX_BYTES);
  const result = await parseDocumentInWorker(document.bytes, document.kind);
  if (!result.ok) throw refuseField(422, { path: 'file', code: 'resume-unreadable' });
  if (ctx.viewer) throw conflict('has-resumes');
  // PostgreSQL cannot store NUL characters.
  const text = result.text.replaceAll('\0', '');
  await storeFile(ctx, VISITOR_AREA, document.bytes, async (trx, key) => {
    const { visitor_id } = await ensureOwner(trx);
    if (visitor_id !== null) await keepVisitorResume(trx, visitor_id, { key, document, text });
  });
  return { data: { file_name: document.name } };
};
