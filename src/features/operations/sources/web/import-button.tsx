import { m } from '#platform/messages/messages.js';
import { FileButton } from '#platform/ui/file-button.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { useImportFile } from './queries.ts';

/** Imports a file of jobs; its format is told by its content. */
export function ImportButton({ onImported }: { onImported: (id: string) => void }) {
  const importFile = useImportFile();
  const toast = useToast();
  const start = (file: File) =>
    importFile.mutate(
      { multipart: { file } },
      {
        onSuccess: ({ data }) => onImported(data.id),
        onError: (error) => toast.show(error.message, { kind: 'warn' }),
      },
    );
  return (
    <FileButton accept=".csv,.tsv,.txt,.json,.jsonl,.ndjson,.xml,.rss,.atom,.html" disabled={importFile.isPending} onFile={start}>
      {m.sources_import()}
    </FileButton>
  );
}
