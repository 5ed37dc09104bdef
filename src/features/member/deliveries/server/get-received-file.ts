import { loadSentFile } from '#features/base/resumes/server/index.ts';
import { MEDIA_TYPE } from '#platform/files/uploads.ts';
import type { UseCase } from '#platform/http/http.ts';
import { loadReceived } from './load-received.ts';
import { sentFile } from './sent-file.ts';

/** The résumé of an application by its link, as a download that the browser does not execute. */
export const getReceivedFile: UseCase<'GET /api/received/{token}/file'> = async (ctx, { params }) => {
  const file = sentFile((await loadReceived(ctx, params.token)).application);
  return { file: await loadSentFile(ctx, file), name: file.name, type: MEDIA_TYPE[file.kind] };
};
