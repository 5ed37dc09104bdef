import { useQueryClient } from '@tanstack/react-query';
import { upload } from '#platform/browser/upload.ts';
import { useUpload } from '#platform/browser/use-upload.ts';
import { formatBytes } from '#platform/language/format.ts';
import { m } from '#platform/messages/messages.js';
import { FileDrop } from '#platform/ui/file-drop.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { refreshResumes } from './queries.ts';

const FILE_TYPES = '.pdf,.docx,.txt';
/** The default of the server's limit, which it enforces. */
const LIMIT_BYTES = 5 * 1024 * 1024;

/** Adds a version: by drop or button, with progress, which can be cancelled. */
export function UploadResume() {
  const client = useQueryClient();
  const toast = useToast();
  const { file, progress, error, start, cancel } = useUpload(async (chosen, options) => {
    const { data, meta } = await upload('POST /api/resumes', { multipart: { file: chosen } }, options);
    const { name } = data.attributes;
    toast.show(meta.known ? m.resumes_known({ name }) : m.resumes_added({ name }));
    await refreshResumes(client);
  });
  return (
    <FileDrop
      label={m.resumes_upload()}
      hint={m.resumes_upload_hint({ limit: formatBytes(LIMIT_BYTES) })}
      accept={FILE_TYPES}
      file={file}
      progress={progress}
      error={error}
      disabled={progress !== null}
      onFile={start}
      onRemove={cancel}
    />
  );
}
