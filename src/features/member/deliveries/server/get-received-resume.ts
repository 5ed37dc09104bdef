import { readSentResume } from '#features/base/resumes/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { loadReceived } from './load-received.ts';
import { sentFile } from './sent-file.ts';

/** The résumé of an application by its link. */
export const getReceivedResume: UseCase<'GET /api/received/{token}/resume'> = async (ctx, { params }) => {
  const { application } = await loadReceived(ctx, params.token);
  const attributes = await readSentResume(ctx, sentFile(application));
  return { data: { id: application.id, type: 'sent_resume', attributes } };
};
