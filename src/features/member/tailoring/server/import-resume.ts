import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { parseJsonResume } from './json-resume.ts';

/** What a JSON Resume would put into the viewer's profile, to be reviewed before anything is stored. */
export const importResume: UseCase<'POST /api/clean_resume/import'> = async (ctx, { body }) => {
  const { id } = signedIn(ctx);
  return { data: { id, type: 'resume_import', attributes: parseJsonResume(body.text) } };
};
