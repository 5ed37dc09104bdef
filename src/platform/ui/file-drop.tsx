import CircleCheck from 'lucide-react/icons/circle-check';
import FileText from 'lucide-react/icons/file-text';
import X from 'lucide-react/icons/x';
import { useId, useState, type DragEvent, type ReactNode } from 'react';
import { m } from '#platform/messages/messages.js';
import { formatBytes } from '#platform/language/format.ts';
import { Button } from './button.tsx';
import { FieldError } from './field.tsx';
import { FileButton } from './file-button.tsx';
import { Icon } from './icon.tsx';
import { Progress } from './progress.tsx';

type FileDropProps = {
  label: ReactNode;
  /** Which kinds and how large: "PDF, Word or plain text, up to 5 MB." */
  hint?: ReactNode;
  /** As the `accept` of a file input: ".pdf,.docx". */
  accept?: string;
  /** The chosen file; size in bytes. */
  file?: { name: string; size: number; note?: ReactNode } | null;
  /** Upload progress in bytes; null or omitted when nothing is being sent. */
  progress?: { loaded: number; total: number } | null;
  error?: ReactNode;
  optional?: boolean;
  disabled?: boolean;
  onFile: (file: File) => void;
  /** Removes the file, or cancels its upload. */
  onRemove?: () => void;
};

/** A drop zone with a button that opens the file picker; shows progress and errors. */
export function FileDrop({
  label,
  hint,
  accept,
  file,
  progress,
  error,
  optional,
  disabled = false,
  onFile,
  onRemove,
}: FileDropProps) {
  const id = useId();
  const [isDraggedOver, setDraggedOver] = useState(false);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setDraggedOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped && !disabled) onFile(dropped);
  };
  return (
    <div className="field">
      <div className="label-line">
        <span className="label" id={`${id}-label`}>
          {label}
        </span>
        {optional && <span className="muted small">{m.kit_optional()}</span>}
      </div>
      {/* Dragging is an addition: the button inside does the same for keyboard and touch. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        className="drop"
        role="group"
        aria-labelledby={`${id}-label`}
        aria-describedby={error ? `${id}-error` : undefined}
        data-over={isDraggedOver || undefined}
        data-invalid={error ? true : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setDraggedOver(!disabled);
        }}
        onDragLeave={() => setDraggedOver(false)}
        onDrop={onDrop}
      >
        {file && <FileLine file={file} progress={progress ?? null} {...(onRemove && { onRemove })} />}
        {progress && <Progress label={m.kit_file_upload()} value={progressShare(progress)} />}
        <div className="row">
          <FileButton accept={accept} disabled={disabled} onFile={onFile}>
            {file ? m.kit_file_replace() : m.kit_file_choose()}
          </FileButton>
          <p className="hint">
            {file ? m.kit_file_drop_another() : m.kit_file_drop()} {hint}
          </p>
        </div>
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}

const progressShare = ({ loaded, total }: { loaded: number; total: number }) => (total > 0 ? (100 * loaded) / total : 0);

type FileLineProps = Pick<FileDropProps, 'onRemove'> & {
  file: NonNullable<FileDropProps['file']>;
  progress: { loaded: number; total: number } | null;
};

function FileLine({ file, progress, onRemove }: FileLineProps) {
  const state = progress
    ? m.kit_file_progress({ loaded: formatBytes(progress.loaded), total: formatBytes(progress.total) })
    : (file.note ?? formatBytes(file.size));
  return (
    <div className="row flex-nowrap gap-3">
      <Icon of={progress ? FileText : CircleCheck} />
      <div className="min-w-0 flex-1">
        <p className="strong clip">{file.name}</p>
        <p className="small muted num" role="status">
          {state}
        </p>
      </div>
      {onRemove && (
        <Button
          variant="bare"
          icon={X}
          iconOnly
          label={progress ? m.kit_file_cancel() : m.kit_file_remove({ file: file.name })}
          onClick={onRemove}
        />
      )}
    </div>
  );
}
