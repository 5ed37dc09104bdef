import { useQueryClient } from '@tanstack/react-query';
import { refreshResumes } from '#features/base/resumes/web/index.ts';
import { upload } from '#platform/browser/upload.ts';
import { useUpload } from '#platform/browser/use-upload.ts';
import { m } from '#platform/messages/messages.js';
import { FileDrop } from '#platform/ui/file-drop.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { resultMessage } from './result-message.ts';
import { useStoreFitment, type Fitment } from './queries.ts';

const FILE_TYPES = '.pdf,.docx,.txt';

/** Sends another résumé and scores the application with it. `onScored` is called after the new state is stored. */
export function ResumeForm({ fitment, label, onScored }: { fitment: Fitment; label: string; onScored?: () => void }) {
  const { onSuccess: store } = useStoreFitment(fitment.attributes.job_application_id);
  const client = useQueryClient();
  const toast = useToast();
  const { file, progress, error, start } = useUpload(async (chosen, options) => {
    const answer = await upload(
      'POST /api/fitment_scores/{id}/resume',
      { params: { id: fitment.id }, multipart: { file: chosen } },
      options,
    );
    store(answer);
    toast.show(resultMessage(fitment, answer.data));
    void refreshResumes(client);
    onScored?.();
  });
  const isRead = progress !== null && progress.loaded >= progress.total;
  return (
    <div className="stack gap-2">
      <FileDrop
        label={label}
        hint={m.fitment_resume_hint()}
        accept={FILE_TYPES}
        file={file && (isRead ? { name: file.name, size: file.size, note: m.fitment_thanks_reading() } : file)}
        progress={isRead ? null : progress}
        error={error}
        disabled={progress !== null}
        onFile={start}
      />
    </div>
  );
}
