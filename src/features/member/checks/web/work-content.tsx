import type { UploadProgress } from '#platform/browser/upload.ts';
import { m } from '#platform/messages/messages.js';
import { FileDrop } from '#platform/ui/file-drop.tsx';
import { Segmented } from '#platform/ui/segmented.tsx';
import { TextArea } from '#platform/ui/text-area.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import type { Check, WorkKind } from './queries.ts';

export type Content = { kind: WorkKind; link: string; text: string; file: File | null };

const KIND_LABELS = { link: m.checks_work_link, file: m.checks_work_file, text: m.checks_work_text };
const MAX_TEXT_LENGTH = 4000;

type WorkContentProps = {
  /** The ways in which it can be handed in. */
  kinds: readonly WorkKind[];
  content: Content;
  onChange: (changes: Partial<Content>) => void;
  shown: Check['shown'];
  progress: UploadProgress | null;
  errorOf: (path: string) => string | undefined;
  disabled: boolean;
};

/** What is handed in: a link, a file or a text. */
export function WorkContent({ kinds, content, onChange, shown, progress, errorOf, disabled }: WorkContentProps) {
  const { kind, link, text, file } = content;
  return (
    <div className="stack gap-2.5">
      {kinds.length > 1 && (
        <Segmented
          label={m.checks_work_how()}
          value={kind}
          onValueChange={(value) => onChange({ kind: value })}
          options={kinds.map((value) => ({ value, label: KIND_LABELS[value]() }))}
        />
      )}
      {kind === 'link' && (
        <TextField
          label={m.checks_work_link_label()}
          hint={m.checks_work_link_hint()}
          type="url"
          inputMode="url"
          placeholder="https://"
          value={link}
          error={errorOf('link')}
          onChange={(event) => onChange({ link: event.target.value })}
        />
      )}
      {kind === 'text' && (
        <TextArea
          label={m.checks_work_text_label()}
          hint={m.checks_work_text_hint()}
          rows={8}
          maxLength={MAX_TEXT_LENGTH}
          value={text}
          error={errorOf('text')}
          onChange={(event) => onChange({ text: event.target.value })}
        />
      )}
      {kind === 'file' && (
        <FileDrop
          label={m.checks_work_file_label()}
          hint={m.checks_work_file_hint()}
          accept=".pdf,.docx,.txt"
          file={file ?? storedFile(shown)}
          progress={progress}
          error={errorOf('file')}
          disabled={disabled}
          onFile={(chosen) => onChange({ file: chosen })}
        />
      )}
    </div>
  );
}

const storedFile = (shown: Check['shown']) => (shown?.file ? { name: shown.file.name, size: shown.file.bytes } : null);
