import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { loadResumeFacts } from './load-resume-facts.ts';
import { makeFile } from './make-file.ts';

/** The viewer's clean résumé as a download. */
export const downloadResume: UseCase<'GET /api/clean_resume/file'> = async (ctx, { query }) => {
  signedIn(ctx);
  const { facts } = await loadResumeFacts(ctx, query.job_application_id);
  const { bytes, name, type } = await makeFile(ctx, facts, query.format, query);
  return { file: bytes, name, type };
};
