import type { ParsedOf } from '#platform/contract/endpoint.ts';
import { holdResume, keepResume, parseDocumentInWorker, RESUME_AREA } from '#features/base/resumes/server/index.ts';
import { storeFile } from '#platform/files/store-file.ts';
import { checkDocument } from '#platform/files/uploads.ts';
import { authorize, signedIn, type Context } from '#platform/http/context.ts';
import { conflict, invalid, refuseField } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { fitmentContract } from '../contract.ts';
import { changeScore } from './change-score.ts';
import { fitmentFacts, getFitment } from './load-fitment.ts';
import { fitmentPolicy } from './policy.ts';
import { FROM_PROFILE, fromResume, type ScoreSource } from './score-source.ts';

type Form = ParsedOf<(typeof fitmentContract)['POST /api/fitment_scores/{id}/resume']>['body'];

/**
 * Scores an entry with another version, with a new file, which becomes a version, or with the profile alone. A file that
 * cannot be read is refused with the reason, and changes nothing.
 */
export const scoreWithResume: UseCase<'POST /api/fitment_scores/{id}/resume'> = async (ctx, { params, body }) => {
  const viewer = signedIn(ctx);
  // In a transaction, because reading somebody's score is audited only where it is allowed.
  await ctx.inTransaction(async (trx) => authorize(fitmentPolicy.change(viewer, fitmentFacts(await getFitment(trx, params)))));
  const score = (trx: Context, source: ScoreSource) => changeScore(trx, viewer, params.id, 'resume', () => source);
  const { file, resume_id, profile } = requireOne(body);
  if (profile) return ctx.inTransaction((trx) => score(trx, FROM_PROFILE));
  if (resume_id !== undefined)
    return ctx.inTransaction(async (trx) => score(trx, fromResume(await getReadResume(trx, viewer.id, resume_id))));
  if (!file) throw invalid({ path: 'file', code: 'resume-required' });
  const document = await checkDocument(file, ctx.config.UPLOAD_MAX_BYTES);
  const result = await parseDocumentInWorker(document.bytes, document.kind);
  if (!result.ok) throw refuseField(422, { path: 'file', code: 'resume-unreadable' });
  return storeFile(ctx, RESUME_AREA, document.bytes, async (trx, key) => {
    const { resume } = await keepResume(trx, { userId: viewer.id, document, key, result });
    return score(trx, fromResume(resume));
  });
};

function requireOne(form: Form): Form {
  if ([form.file, form.resume_id, form.profile].filter((choice) => choice !== undefined).length > 1)
    throw invalid({ path: 'resume_id', code: 'resume-or-file' });
  return form;
}

async function getReadResume(ctx: Context, userId: string, id: string) {
  const resume = await holdResume(ctx, userId, id);
  if (resume.status === 'reading') throw conflict('resume-being-read');
  if (resume.status === 'failed') throw invalid({ path: 'resume_id', code: 'resume-unreadable' });
  return resume;
}
