import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { formatDateTime, formatRupees } from '#platform/language/format.ts';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx';
import { Panel } from '#platform/ui/panel.tsx';
import { Path, PathStep } from '#platform/ui/path.tsx';
import { Tag } from '#platform/ui/tag.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { AnswersView } from './answers-view.tsx';
import { applyPath, formStatusLabel, STATUS_TONES } from './form-labels.ts';
import { useStartForm, useWithdrawForm, type Form } from './queries.ts';

/** A submitted application: status, timeline and answers. */
export function FormStatusView({ form }: { form: Form }) {
  const { attributes } = form;
  const { program, paid, returned, txnid } = attributes;
  const start = useStartForm();
  const canReapply = attributes.status === 'withdrawn' || attributes.status === 'rejected';
  return (
    <>
      <Panel className="stack gap-5">
        <div className="row">
          <h2>{m.program_applications_where()}</h2>
          <Tag tone={STATUS_TONES[attributes.status]}>{formStatusLabel(attributes.status)}</Tag>
        </div>
        <FormTimeline form={form} />
        {paid !== null && paid > 0 && (
          <p className="small muted">
            {returned
              ? m.program_applications_fee_returned({ amount: formatRupees(paid * 100) })
              : m.program_applications_fee_paid({ amount: formatRupees(paid * 100) })}
          </p>
        )}
        <div className="row">
          {txnid && (
            <ButtonLink variant="quiet" href={`${applyPath(program.code)}/payment/status?txnid=${encodeURIComponent(txnid)}`}>
              {m.program_applications_payment()}
            </ButtonLink>
          )}
          {canReapply && (
            <Button
              variant="quiet"
              loading={start.isPending}
              onClick={() => start.mutate({ json: { program_code: program.code } })}
            >
              {m.program_applications_again()}
            </Button>
          )}
          {attributes.can.withdraw && <WithdrawButton form={form} />}
        </div>
      </Panel>
      <Panel className="stack gap-5">
        <h2>{m.program_applications_sent_title()}</h2>
        <AnswersView form={form} />
      </Panel>
    </>
  );
}

/** The timeline; the last event is the current status. */
function FormTimeline({ form: { attributes } }: { form: Form }) {
  return (
    <Path step={28}>
      {attributes.timeline.map(({ status, note, at }, index) => (
        <PathStep key={`${status}-${at}`} state={index === attributes.timeline.length - 1 ? 'now' : 'done'} marker={index + 1}>
          <p className="small">
            <strong>{formStatusLabel(status)}</strong> <span className="muted">{formatDateTime(at)}</span>
          </p>
          {note && <p className="small">{note}</p>}
        </PathStep>
      ))}
    </Path>
  );
}

function WithdrawButton({ form: { id, attributes } }: { form: Form }) {
  const [confirming, setConfirming] = useState(false);
  const withdraw = useWithdrawForm();
  const toast = useToast();
  const confirm = () =>
    withdraw.mutate(
      { params: { id } },
      {
        onSuccess: () => toast.show(m.program_applications_withdraw_done()),
        onError: (error) => toast.show(error.message, { kind: 'warn' }),
        onSettled: () => setConfirming(false),
      },
    );
  return (
    <ConfirmDialog
      open={confirming}
      onOpenChange={setConfirming}
      trigger={
        <Button variant="bare" danger className="push-end">
          {m.program_applications_withdraw()}
        </Button>
      }
      title={m.program_applications_withdraw_title({ program: attributes.program.title })}
      action={m.program_applications_withdraw_confirm()}
      onConfirm={confirm}
      loading={withdraw.isPending}
    >
      {m.program_applications_refund_rule()}
    </ConfirmDialog>
  );
}
