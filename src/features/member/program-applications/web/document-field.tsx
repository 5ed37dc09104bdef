import { useState } from 'react';
import { Problem } from '#platform/contract/problem.ts';
import { m } from '#platform/messages/messages.js';
import { upload, type UploadProgress } from '#platform/browser/upload.ts';
import { FileDrop } from '#platform/ui/file-drop.tsx';
import { useStoreForm, type Form } from './queries.ts';

type DocumentFieldProps = {
  formId: string;
  name: string;
  document: Form['attributes']['documents'][number] | undefined;
};

/** A required document, uploaded as soon as it is chosen. Choosing another file replaces it. */
export function DocumentField({ formId, name, document }: DocumentFieldProps) {
  const [sending, setSending] = useState<{ file: File; progress: UploadProgress } | null>(null);
  const [error, setError] = useState('');
  const storeForm = useStoreForm();
  const send = async (file: File) => {
    if (sending) return;
    setError('');
    setSending({ file, progress: { loaded: 0, total: file.size } });
    try {
      const input = { params: { id: formId }, multipart: { name, file } };
      storeForm(
        await upload('PUT /api/application_forms/{id}/documents', input, {
          onProgress: (progress) => setSending({ file, progress }),
        }),
      );
    } catch (problem) {
      setError(errorMessage(problem));
    } finally {
      setSending(null);
    }
  };
  const file = sending?.file ?? (document && { name: document.file_name, size: document.file_bytes });
  return (
    <FileDrop
      label={name}
      hint={m.program_applications_document_hint()}
      accept=".pdf,.docx,.txt"
      file={file ?? null}
      progress={sending?.progress ?? null}
      error={error}
      disabled={sending !== null}
      onFile={(file) => void send(file)}
    />
  );
}

function errorMessage(problem: unknown): string {
  if (problem instanceof Problem) return problem.body.errors?.find(({ path }) => path === 'file')?.message ?? problem.message;
  return problem instanceof Error ? problem.message : m.kit_error_text();
}
