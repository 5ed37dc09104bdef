import { signedIn, type Context } from '#platform/http/context.ts';
import { invalid } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { checkDocument, type CheckedDocument } from '#platform/files/uploads.ts';
import { lockDraft, programTerms } from './load-form.ts';
import { presentForm } from './present-forms.ts';
import { changeDraft, requireBasicStep } from './save-steps.ts';

const AREA = 'applications';

/** Stores a required document; another of the same name replaces it and deletes its file. */
export const putDocument: UseCase<'PUT /api/application_forms/{id}/documents'> = async (ctx, { params, body }) => {
  signedIn(ctx);
  await requireAsked(ctx, params.id, body.name);
  const document = await checkDocument(body.file, ctx.config.UPLOAD_MAX_BYTES);
  const stored = await ctx.files.put(AREA, document.bytes);
  try {
    return await ctx.inTransaction(async (trx) => {
      await requireAsked(trx, params.id, body.name);
      await record(trx, { application_form_id: params.id, name: body.name }, document, stored.key);
      return presentForm(trx, params.id);
    });
  } catch (error) {
    await ctx.files.remove(stored.key);
    throw error;
  }
};

async function requireAsked(ctx: Context, id: string, name: string): Promise<void> {
  const form = await lockDraft(ctx, id);
  requireBasicStep(form.basic);
  const { documents } = await programTerms(ctx, form.program_id);
  if (!documents.includes(name)) throw invalid({ path: 'name', code: 'document-not-asked' });
}

async function record(
  ctx: Context,
  place: { application_form_id: string; name: string },
  document: CheckedDocument,
  file_key: string,
): Promise<void> {
  const file = { file_key, file_name: document.name, file_kind: document.kind, file_bytes: document.bytes.byteLength };
  const before = await ctx.db
    .selectFrom('application_documents')
    .select('file_key')
    .where('application_form_id', '=', place.application_form_id)
    .where('name', '=', place.name)
    .executeTakeFirst();
  await ctx.db
    .insertInto('application_documents')
    .values({ ...place, ...file, created_at: ctx.clock.now() })
    .onConflict((known) => known.columns(['application_form_id', 'name']).doUpdateSet(file))
    .execute();
  await changeDraft(ctx, place.application_form_id);
  if (before) await ctx.enqueue('files.remove', { keys: [before.file_key] });
}
