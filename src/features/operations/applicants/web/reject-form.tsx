import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { TextArea } from '#platform/ui/text-area.tsx';
import type { HiringJob } from './queries.ts';
import { TemplateField } from './template-field.tsx';

type RejectFormProps = { job: HiringJob; isPending: boolean; onReject: (reason: string) => void };

/** The reason of a rejection, as the applicant will read it. */
export function RejectForm({ job, isPending, onReject }: RejectFormProps) {
  const [reason, setReason] = useState('');
  return (
    <form
      className="stack gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onReject(reason.trim());
      }}
    >
      <TemplateField job={job} stage="rejected" onChoose={setReason} />
      <TextArea
        label={m.applicants_reject_label()}
        hint={m.applicants_reject_hint({ minutes: job.hold_minutes })}
        rows={3}
        required
        maxLength={2000}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <Button type="submit" variant="quiet" danger className="push-end" loading={isPending}>
        {m.applicants_reject()}
      </Button>
    </form>
  );
}
