import { useState } from 'react';
import { Problem } from '#platform/contract/problem.ts';
import { m } from '#platform/messages/messages.js';
import { upload, type UploadProgress } from '#platform/browser/upload.ts';
import { FileDrop } from '#platform/ui/file-drop.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { changeMessage } from './change-message.ts';
import { useStoreFitment, type Fitment } from './queries.ts';

const FILE_TYPES = '.pdf,.docx,.txt';

/** Sends another résumé and scores the application with it. `onScored` is called after the new state is stored. */
export function ResumeForm({ fitment, label, onScored }: { fitment: Fitment; label: string; onScored?: () => void }) {
  const [file, setFile] = useState<File | null>(null);
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const [error, setError] = useState('');
  const { onSuccess: store } = useStoreFitment(fitment.attributes.job_application_id);
  const toast = useToast();
  const send = async (chosen: File) => {
    setFile(chosen);
    setError('');
    setProgress({ loaded: 0, total: chosen.size });
    try {
      const answer = await upload(
        'POST /api/fitment_scores/{id}/resume',
        { params: { id: fitment.id }, multipart: { file: chosen } },
        { onProgress: setProgress },
      );
      store(answer);
      setFile(null);
      toast.show(resultMessage(fitment, answer.data));
      onScored?.();
    } catch (failure) {
      setError(failureMessage(failure));
    } finally {
      setProgress(null);
    }
  };
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
        onFile={(chosen) => void send(chosen)}
      />
    </div>
  );
}

function resultMessage(before: Fitment, after: Fitment): string {
  return after.attributes.fitment_score_generated ? changeMessage(before, after) : m.fitment_still_not_enough();
}

function failureMessage(failure: unknown): string {
  if (!(failure instanceof Problem)) return failure instanceof Error ? failure.message : m.kit_error_text();
  return failure.body.errors?.find(({ path }) => path === 'file')?.message ?? failure.message;
}
