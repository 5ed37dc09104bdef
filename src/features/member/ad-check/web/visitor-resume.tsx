import { upload } from '#platform/browser/upload.ts';
import { useUpload } from '#platform/browser/use-upload.ts';
import { m } from '#platform/messages/messages.js';
import { FileDrop } from '#platform/ui/file-drop.tsx';

/** Lets a visitor bring a résumé, which is kept for a day; `onBrought` is called when it has been read. */
export function VisitorResume({ label, onBrought }: { label: string; onBrought: () => Promise<unknown> }) {
  const { file, progress, error, start } = useUpload(async (chosen, options) => {
    await upload('POST /api/visitor_resume', { multipart: { file: chosen } }, options);
    await onBrought();
  });
  return (
    <FileDrop
      label={label}
      hint={m.ad_check_file_hint()}
      accept=".pdf,.docx,.txt"
      file={file}
      progress={progress}
      error={error}
      disabled={progress !== null}
      onFile={start}
    />
  );
}
