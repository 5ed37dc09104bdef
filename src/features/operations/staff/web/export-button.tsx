import FileDown from 'lucide-react/icons/file-down';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { useDownload } from './use-download.ts';
import { useFreshSignIn } from './use-fresh-sign-in.ts';

/** Saves a list as CSV, after a fresh sign-in. */
export function ExportButton({ load, name }: { load: () => Promise<Blob>; name: string }) {
  const download = useDownload(load, name);
  const fresh = useFreshSignIn();
  return (
    <Button variant="quiet" small icon={FileDown} loading={download.isPending} onClick={() => fresh(() => download.mutate())}>
      {m.staff_export()}
    </Button>
  );
}
