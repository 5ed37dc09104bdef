import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { mutation } from '#platform/browser/queries.ts';
import { Button } from '#platform/ui/button.tsx';
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx';
import { FormDialog } from '#platform/ui/form-dialog.tsx';
import { RadioGroup } from '#platform/ui/radio-group.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { refetchHome, useJobChanges, type HiringJob } from './queries.ts';

type Reason = 'filled' | 'paused' | 'cancelled';
const REASONS: readonly Reason[] = ['filled', 'paused', 'cancelled'];
const REASON_LABELS = { filled: m.hiring_reason_filled, paused: m.hiring_reason_paused, cancelled: m.hiring_reason_cancelled };

/** Close, open again, duplicate and delete. */
export function JobActions({ job }: { job: HiringJob }) {
  const { can } = job.attributes;
  return (
    <>
      {can.close && <CloseButton job={job} />}
      {can.reopen && <ReopenButton job={job} />}
      <DuplicateButton job={job} />
      {can.remove && <RemoveButton job={job} />}
    </>
  );
}

function CloseButton({ job }: { job: HiringJob }) {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState<Reason>('filled');
  const { close } = useJobChanges(job.id);
  const toast = useToast();
  const onSuccess = () => {
    setOpen(false);
    toast.show(m.hiring_closed_done());
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {m.hiring_close()}
      </Button>
      {open && (
        <FormDialog
          title={m.hiring_close_title({ job: job.attributes.content.title })}
          subtitle={m.hiring_close_text()}
          save={m.hiring_close()}
          change={close}
          onSave={() => close.mutate({ params: { id: job.id }, json: { reason } }, { onSuccess })}
          onClose={() => setOpen(false)}
        >
          <RadioGroup
            legend={m.hiring_close_reason()}
            name="close-reason"
            value={reason}
            onValueChange={(value) => setReason(REASONS.find((item) => item === value) ?? 'filled')}
            options={REASONS.map((value) => ({ value, label: REASON_LABELS[value]() }))}
          />
        </FormDialog>
      )}
    </>
  );
}

function ReopenButton({ job: { id } }: { job: HiringJob }) {
  const { reopen } = useJobChanges(id);
  const toast = useToast();
  return (
    <Button
      variant="quiet"
      loading={reopen.isPending}
      onClick={() =>
        reopen.mutate(
          { params: { id } },
          {
            onSuccess: () => toast.show(m.hiring_reopened()),
            onError: (error) => toast.show(error.message, { kind: 'warn' }),
          },
        )
      }
    >
      {m.hiring_reopen()}
    </Button>
  );
}

function DuplicateButton({ job: { id } }: { job: HiringJob }) {
  const duplicate = useMutation(mutation('POST /api/hiring/jobs/{id}/duplicate'));
  const navigate = useNavigate();
  const toast = useToast();
  return (
    <Button
      variant="quiet"
      loading={duplicate.isPending}
      onClick={() =>
        duplicate.mutate(
          { params: { id } },
          {
            onSuccess: ({ data }) => {
              toast.show(m.hiring_duplicated());
              void navigate({ to: '/hiring/jobs/$id', params: { id: data.id } });
            },
            onError: (error) => toast.show(error.message, { kind: 'warn' }),
          },
        )
      }
    >
      {m.hiring_duplicate()}
    </Button>
  );
}

function RemoveButton({ job: { id, attributes } }: { job: HiringJob }) {
  const remove = useMutation(mutation('DELETE /api/hiring/jobs/{id}'));
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const { slug } = attributes.company;
  const leave = async () => {
    await refetchHome(client, slug);
    await navigate({ to: '/hiring', search: { company: slug }, ignoreBlocker: true });
  };
  return (
    <ConfirmDialog
      trigger={
        <Button variant="bare" danger>
          {m.hiring_remove()}
        </Button>
      }
      title={m.hiring_remove_title()}
      action={m.hiring_remove()}
      loading={remove.isPending}
      onConfirm={() =>
        remove.mutate(
          { params: { id } },
          { onSuccess: () => void leave(), onError: (error) => toast.show(error.message, { kind: 'warn' }) },
        )
      }
    >
      {m.hiring_remove_text()}
    </ConfirmDialog>
  );
}
