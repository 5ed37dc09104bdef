import type { SentFile } from '#features/base/resumes/server/index.ts';
import type { Received } from './load-received.ts';

export const sentFile = ({ file_key, file_name, file_kind, resume_id }: Received['application']): SentFile => ({
  key: file_key,
  name: file_name,
  kind: file_kind,
  resumeId: resume_id,
});
