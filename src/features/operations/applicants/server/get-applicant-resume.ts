import { inspectDocumentInWorker, parseDocumentInWorker, resumeRows } from '#features/base/resumes/server/index.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getSentFile, type SentFile } from './get-sent-file.ts';

/**
 * The résumé that an applicant sent, as text and, of a PDF, with the places of its lines. The browser gets nothing of the file
 * itself, so that nothing in it can run there. Hidden as a whole while the name is: a résumé says in too many places who wrote it.
 */
export const getApplicantResume: UseCase<'GET /api/hiring/applicants/{id}/resume'> = async (ctx, { params }) => {
  signedIn(ctx);
  const file = await getSentFile(ctx, params.id);
  const text = await findText(ctx, file);
  const layout = file.kind === 'pdf' ? await inspectDocumentInWorker(await file.load(), 'pdf') : null;
  return {
    data: {
      id: params.id,
      type: 'applicant_resume',
      attributes: {
        text: text ?? '',
        readable: text !== null,
        pages: (layout?.pages ?? []).map(({ width, height, lines, pictures }) => ({ width, height, lines, pictures })),
      },
    },
  };
};

/** The text as it was read with the version, or read again where that is gone or was not read yet. */
async function findText(ctx: Context, file: SentFile): Promise<string | null> {
  const version = await ctx.db
    .selectFrom(resumeRows(ctx).as('resume'))
    .select(['text', 'status'])
    .where('id', '=', file.resumeId)
    .where('file_key', '=', file.key)
    .executeTakeFirst();
  if (version?.status === 'read') return version.text;
  const result = await parseDocumentInWorker(await file.load(), file.kind);
  return result.ok ? result.text : null;
}
