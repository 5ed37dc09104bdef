import Eye from 'lucide-react/icons/eye';
import { lazy, Suspense, useState } from 'react';
import { Problem } from '#platform/contract/problem.ts';
import { m } from '#platform/messages/messages.js';
import { formatRelative } from '#platform/language/format.ts';
import { Button } from '#platform/ui/button.tsx';
import { Dialog } from '#platform/ui/dialog.tsx';
import { useNow } from '#platform/ui/hooks/use-now.ts';
import { SheetBody } from '#platform/ui/sheet.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import type { HiringJob } from './queries.ts';
import type { DraftState } from './use-draft.ts';
import './hiring.css';

const JobPreview = lazy(async () => ({ default: (await import('./job-preview.tsx')).JobPreview }));

/** Whether everything is saved, the preview, and publishing. */
export function EditorBar({ job, draft }: { job: HiringJob; draft: DraftState }) {
  const [isPreviewing, setPreviewing] = useState(false);
  const toast = useToast();
  const { state, live } = job.attributes;
  const isUpToDate = (state === 'published' || state === 'held') && !draft.isDirty;
  const publish = () =>
    draft.publishNow().then(
      ({ data }) => toast.show(data.attributes.state === 'held' ? m.hiring_held_now() : m.hiring_published()),
      (error: unknown) => {
        toast.show(error instanceof Error ? error.message : String(error), { kind: 'warn' });
        const path = error instanceof Problem ? error.body.errors?.[0]?.path : undefined;
        if (path !== undefined) document.querySelector('[aria-invalid="true"]')?.scrollIntoView({ block: 'center' });
      },
    );
  return (
    <div className="hiring-bar">
      <div className="container row">
        <SaveState job={job} draft={draft} />
        <div className="row flex-nowrap push-end">
          <Button variant="quiet" icon={Eye} onClick={() => setPreviewing(true)}>
            {m.hiring_preview()}
          </Button>
          <Button loading={draft.isPublishing} disabled={isUpToDate || draft.isInConflict} onClick={() => void publish()}>
            {live ? m.hiring_publish_changes() : m.hiring_publish()}
          </Button>
        </div>
      </div>
      <Dialog size="wide" open={isPreviewing} onOpenChange={setPreviewing} title={m.hiring_preview_title()}>
        <SheetBody>
          <Suspense>
            <JobPreview job={job} content={draft.content} />
          </Suspense>
        </SheetBody>
      </Dialog>
    </div>
  );
}

function SaveState({ job, draft }: { job: HiringJob; draft: DraftState }) {
  const now = useNow();
  const text = () => {
    if (draft.isSaving) return m.hiring_saving();
    if (draft.isDirty) return draft.saveError ? m.hiring_save_failed({ reason: draft.saveError.message }) : m.hiring_unsaved();
    return m.hiring_saved({
      when: formatRelative(job.attributes.updated_at, Math.max(now, Date.parse(job.attributes.updated_at))),
    });
  };
  return (
    <p className="small muted" role="status">
      {text()}
    </p>
  );
}
