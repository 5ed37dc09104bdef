import FileUp from 'lucide-react/icons/file-up';
import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { lazyDialog } from '#platform/ui/lazy-dialog.tsx';
import type { ListingTable } from './queries.ts';

const ImportDialog = lazyDialog(async () => (await import('./import-dialog.tsx')).ImportDialog);

/** Imports a file of listings, and tells what became of each row. */
export function ImportAct({ table }: { table: ListingTable }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" small icon={FileUp} onClick={() => setOpen(true)}>
        {m.listings_import()}
      </Button>
      {isOpen && <ImportDialog table={table} onClose={() => setOpen(false)} />}
    </>
  );
}
