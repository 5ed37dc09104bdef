import FileUp from 'lucide-react/icons/file-up';
import { useState } from 'react';
import { ReasonAct } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { fieldError } from '#platform/browser/field-error.ts';
import { FileDrop } from '#platform/ui/file-drop.tsx';
import { useImportFile } from './queries.ts';

/** Imports a file of jobs; its format is told by its content. */
export function ImportButton({ onImported }: { onImported: (id: string) => void }) {
  const change = useImportFile();
  const [file, setFile] = useState<File | null>(null);
  const [wasAsked, setWasAsked] = useState(false);
  const save = (reason: string, close: () => void) => {
    setWasAsked(true);
    if (!file) return;
    const onSuccess = (answer: Awaited<ReturnType<typeof change.mutateAsync>>) => {
      close();
      setFile(null);
      setWasAsked(false);
      onImported(answer.data.id);
    };
    change.mutate({ multipart: { file, reason } }, { onSuccess });
  };
  return (
    <ReasonAct
      label={m.sources_import()}
      icon={FileUp}
      title={m.sources_import()}
      text={m.sources_import_text()}
      change={change}
      onSave={save}
    >
      <FileDrop
        label={m.listings_import_file()}
        hint={m.sources_import_hint()}
        accept=".csv,.tsv,.txt,.json,.jsonl,.ndjson,.xml,.rss,.atom,.html"
        file={file}
        error={fieldError(change.error, 'file') ?? (wasAsked && !file ? m.listings_import_choose() : undefined)}
        onFile={setFile}
        onRemove={() => setFile(null)}
      />
    </ReasonAct>
  );
}
