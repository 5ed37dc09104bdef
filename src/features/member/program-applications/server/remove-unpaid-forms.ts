import type { Context } from '#platform/http/context.ts';

/** Deletes applications for programs that are about to be deleted, with their documents, unless a fee was paid. Checks no permission. */
export async function removeUnpaidForms(ctx: Context, programIds: readonly string[]): Promise<void> {
  const forms = await ctx.db
    .selectFrom('application_forms')
    .select('id')
    .where('program_id', 'in', [...programIds])
    .where((eb) => eb.or([eb('paid_paise', 'is', null), eb('paid_paise', '=', 0)]))
    .execute();
  if (forms.length === 0) return;
  const ids = forms.map(({ id }) => id);
  const documents = await ctx.db
    .selectFrom('application_documents')
    .select('file_key')
    .where('application_form_id', 'in', ids)
    .execute();
  await ctx.db.deleteFrom('application_forms').where('id', 'in', ids).execute();
  if (documents.length > 0) await ctx.enqueue('files.remove', { keys: documents.map(({ file_key }) => file_key) });
}
