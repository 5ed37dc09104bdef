import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { MEDIA_TYPE } from '#platform/files/uploads.ts';
import { getFormRow } from './load-form.ts';

/** A document as it was uploaded, as a download. */
export const getDocument: UseCase<'GET /api/application_forms/{id}/documents/{document_id}'> = async (ctx, { params }) => {
  const form = await getFormRow(ctx, params.id);
  const row = await ctx.db
    .selectFrom('application_documents')
    .selectAll()
    .where('id', '=', params.document_id)
    .where('application_form_id', '=', form.id)
    .executeTakeFirst();
  if (!row) throw notFound('document');
  return { file: await ctx.files.open(row.file_key), name: row.file_name, type: MEDIA_TYPE[row.file_kind] };
};
