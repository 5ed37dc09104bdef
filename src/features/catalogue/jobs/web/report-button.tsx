import Flag from 'lucide-react/icons/flag';
import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { lazyDialog } from '#platform/ui/lazy-dialog.tsx';

const ReportDialog = lazyDialog(async () => (await import('./report-dialog.tsx')).ReportDialog);

/** Opens the form to report a problem with an ad. */
export function ReportButton({ slug }: { slug: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="bare" small icon={Flag} onClick={() => setOpen(true)}>
        {m.jobs_report()}
      </Button>
      {open && <ReportDialog slug={slug} onClose={() => setOpen(false)} />}
    </>
  );
}
