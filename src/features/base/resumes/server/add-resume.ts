import { storeFile } from '#platform/files/store-file.ts';
import { checkDocument } from '#platform/files/uploads.ts';
import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { keepResume } from './keep-resume.ts';
import { presentResume } from './present-resume.ts';

/** The area of the file store with résumés, also those of applications. */
export const RESUME_AREA = 'resumes';

/** Adds a version of the viewer's résumé, or recognises the one with the same bytes. */
export const addResume: UseCase<'POST /api/resumes'> = async (ctx, { body }) => {
  const { id: userId } = signedIn(ctx);
  const document = await checkDocument(body.file, ctx.config.UPLOAD_MAX_BYTES);
  const { resume, isKnown } = await storeFile(ctx, RESUME_AREA, document.bytes, (trx, key) =>
    keepResume(trx, { userId, document, key, name: body.name }),
  );
  return { data: presentResume(resume), meta: { known: isKnown } };
};
