import ArrowRight from 'lucide-react/icons/arrow-right';
import CircleX from 'lucide-react/icons/circle-x';
import Send from 'lucide-react/icons/send';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { lazyDialog } from '#platform/ui/lazy-dialog.tsx';
import type { HiringJob } from './queries.ts';
import type { Chosen } from './use-decisions.ts';
import './applicants.css';

const BulkDialog = lazyDialog(async () => (await import('./bulk-dialog.tsx')).BulkDialog);

type BulkBarProps = { job: HiringJob; chosen: readonly Chosen[]; onDone: () => void };

/** What can be done with the chosen applicants; floats above the page. */
export function BulkBar({ job, chosen, onDone }: BulkBarProps) {
  const [action, setAction] = useState<'move' | 'write' | 'reject' | null>(null);
  return (
    <div className="bulk-bar" role="region" aria-label={m.applicants_selected({ count: chosen.length })}>
      <strong role="status">{m.applicants_selected({ count: chosen.length })}</strong>
      <Button variant="bare" small icon={ArrowRight} onClick={() => setAction('move')}>
        {m.applicants_move()}
      </Button>
      <Button variant="bare" small icon={Send} onClick={() => setAction('write')}>
        {m.applicants_messages()}
      </Button>
      <Button variant="bare" small icon={CircleX} onClick={() => setAction('reject')}>
        {m.applicants_reject()}
      </Button>
      <Button variant="bare" small icon={X} iconOnly label={m.applicants_unselect()} onClick={onDone} />
      {action && <BulkDialog {...{ job, chosen, action, onDone }} onClose={() => setAction(null)} />}
    </div>
  );
}
