import { m } from '#platform/messages/messages.js';
import { upload } from '#platform/browser/upload.ts';
import { useUpload } from '#platform/browser/use-upload.ts';
import { FileDrop } from '#platform/ui/file-drop.tsx';
import { useStoreForm, type Form } from './queries.ts';

type DocumentFieldProps = {
  formId: string;
  name: string;
  document: Form['attributes']['documents'][number] | undefined;
};

/** A required document, uploaded as soon as it is chosen. Choosing another file replaces it. */
export function DocumentField({ formId, name, document }: DocumentFieldProps) {
  const storeForm = useStoreForm();
  const sending = useUpload(async (file, options) => {
    const input = { params: { id: formId }, multipart: { name, file } };
    storeForm(await upload('PUT /api/application_forms/{id}/documents', input, options));
  });
  const file = sending.file ?? (document && { name: document.file_name, size: document.file_bytes });
  return (
    <FileDrop
      label={name}
      hint={m.program_applications_document_hint()}
      accept=".pdf,.docx,.txt"
      file={file ?? null}
      progress={sending.progress}
      error={sending.error}
      disabled={sending.progress !== null}
      onFile={sending.start}
    />
  );
}
