import { checkDocument } from '#platform/files/uploads.ts';
import { authorize, signedIn } from '#platform/http/context.ts';
import { refuseField } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { changeScore } from './change-score.ts';
import { parseDocumentInWorker } from './documents/parse-document-in-worker.ts';
import { fitmentFacts, getFitment } from './load-fitment.ts';
import { fitmentPolicy } from './policy.ts';

/** Scores an application with another résumé. A file that cannot be read is refused with the reason, and changes nothing. */
export const scoreWithResume: UseCase<'POST /api/fitment_scores/{id}/resume'> = async (ctx, { params, body }) => {
  authorize(fitmentPolicy.change(signedIn(ctx), fitmentFacts(await getFitment(ctx, params))));
  const document = await checkDocument(body.file, ctx.config.UPLOAD_MAX_BYTES);
  const result = await parseDocumentInWorker(document.bytes, document.kind);
  if (!result.ok) throw refuseField(422, { path: 'file', code: 'resume-unreadable' });
  // PostgreSQL cannot store NUL characters.
  const resume = { resume_text: result.text.replaceAll('\0', ''), resume_name: document.name };
  return changeScore(ctx, signedIn(ctx), params.id, 'resume', () => resume);
};
