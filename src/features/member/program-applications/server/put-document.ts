import { signedIn, type Context } from '#platform/http/context.ts';
import { invalid } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { storeFile } from '#platform/files/store-file.ts';
import { checkDocument, type CheckedDocument } from '#platform/files/uploads.ts';
import { lockDraft, getProgramTerms } from './load-form.ts';
import { presentForm } from './present-forms.ts';
import { changeDraft, requireBasicStep } from './save-steps.ts';

const AREA = 'applications';

/** Stores a required document. It replaces an earlier one of the same name, whose file is then deleted. */
export const putDocument: UseCase<'PUT /api/application_forms/{id}/documents'> = async (ctx, { params, body }) => {
  signedIn(ctx);
  await requireDocumentName(ctx, params.id, body.name);
  const document = await checkDocument(body.file, ctx.config.UPLOAD_MAX_BYTES);
  return storeFile(ctx, AREA, document.bytes, async (trx, key) => {
    await requireDocumentName(trx, params.id, body.name);
    await saveDocument(trx, { application_form_id: params.id, name: body.name }, document, key);
    return presentForm(trx, params.id);
  });
};

async function requireDocumentName(ctx: Context, id: string, name: string): Promise<void> {
  const form = await lockDraft(ctx, id);
  requireBasicStep(form.basic);
  const { documents } = await getProgramTerms(ctx, form.program_id);
  if (!documents.includes(name)) throw invalid({ path: 'name', code: 'document-not-asked' });
}

async function saveDocument(
  ctx: Context,
  key: { application_form_id: string; name: string },
  document: CheckedDocument,
  file_key: string,
): Promise<void> {
  const file = { file_key, file_name: document.name, file_kind: document.kind, file_bytes: document.bytes.byteLength };
  const previous = await ctx.db
    .selectFrom('application_documents')
    .select('file_key')
    .where('application_form_id', '=', key.application_form_id)
    .where('name', '=', key.name)
    .executeTakeFirst();
  await ctx.db
    .insertInto('application_documents')
    .values({ ...key, ...file, created_at: ctx.clock.now() })
    .onConflict((conflict) => conflict.columns(['application_form_id', 'name']).doUpdateSet(file))
    .execute();
  await changeDraft(ctx, key.application_form_id);
  if (previous) await ctx.enqueue('files.remove', { keys: [previous.file_key] });
}
