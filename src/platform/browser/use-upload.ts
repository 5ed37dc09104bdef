import { useRef, useState } from 'react';
import { Problem } from '#platform/contract/problem.ts';
import { m } from '#platform/messages/messages.js';
import type { UploadProgress } from './upload.ts';

type SendOptions = { onProgress: (progress: UploadProgress) => void; signal: AbortSignal };

/**
 * Sends one file at a time: the file and its progress while it is sent, then the error, or nothing once it has arrived. `send`
 * passes its options on to `upload`, and does what follows a success.
 */
export function useUpload(send: (file: File, options: SendOptions) => Promise<void>) {
  const [file, setFile] = useState<File | null>(null);
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const [error, setError] = useState('');
  const controller = useRef<AbortController | null>(null);
  const start = async (chosen: File) => {
    const current = new AbortController();
    controller.current = current;
    const isLatest = () => controller.current === current;
    setFile(chosen);
    setError('');
    setProgress({ loaded: 0, total: chosen.size });
    try {
      await send(chosen, { onProgress: setProgress, signal: current.signal });
      if (isLatest()) setFile(null);
    } catch (failure) {
      if (isLatest() && !current.signal.aborted) setError(uploadErrorMessage(failure));
    } finally {
      if (isLatest()) setProgress(null);
    }
  };
  const cancel = () => {
    controller.current?.abort();
    setFile(null);
    setError('');
  };
  return { file, progress, error, start: (chosen: File) => void start(chosen), cancel };
}

/** What is wrong with the file, or else why it was not sent. */
function uploadErrorMessage(failure: unknown): string {
  if (!(failure instanceof Problem)) return failure instanceof Error ? failure.message : m.kit_error_text();
  return failure.body.errors?.find(({ path }) => path === 'file')?.message ?? failure.message;
}
