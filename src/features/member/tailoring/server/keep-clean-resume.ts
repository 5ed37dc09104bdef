import { keepResume, presentResume, RESUME_AREA } from '#features/base/resumes/server/index.ts';
import { storeFile } from '#platform/files/store-file.ts';
import { signedIn } from '#platform/http/context.ts';
import { conflict } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { isEmpty, loadResumeFacts } from './load-resume-facts.ts';
import { makeFile } from './make-file.ts';

/** Keeps the viewer's clean résumé as a version; 409 if the profile is empty. */
export const keepCleanResume: UseCase<'POST /api/clean_resume/versions'> = async (ctx, { body }) => {
  const { id: userId } = signedIn(ctx);
  const { facts } = await loadResumeFacts(ctx, body.job_application_id);
  if (isEmpty(facts)) throw conflict('profile-empty');
  const { bytes, name: fileName } = await makeFile(ctx, facts, body.format, body);
  const document = { kind: body.format, name: fileName, bytes };
  const { resume } = await storeFile(ctx, RESUME_AREA, bytes, (trx, key) =>
    keepResume(trx, { userId, document, key, name: body.name }),
  );
  return { data: presentResume(resume) };
};
