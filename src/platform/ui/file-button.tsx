import FileUp from 'lucide-react/icons/file-up';
import { useRef } from 'react';
import { Button } from './button.tsx';

type FileButtonProps = {
  children: string;
  /** As the `accept` of a file input: ".pdf,.docx". */
  accept?: string | undefined;
  disabled?: boolean;
  onFile: (file: File) => void;
};

/** A button that opens the file picker. */
export function FileButton({ children, accept, disabled = false, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        tabIndex={-1}
        aria-hidden="true"
        accept={accept}
        disabled={disabled}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) onFile(file);
          event.currentTarget.value = ''; // the same file may be chosen again
        }}
      />
      <Button variant="quiet" small icon={FileUp} disabled={disabled} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}
