import { useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx';
import type { IconShape } from '#platform/ui/icon.tsx';
import { ReasonForm } from '#platform/ui/reason-form.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import type { Webhook } from './queries.ts';

type WebhookActProps = {
  webhook: Webhook;
  label: string;
  icon: IconShape;
  danger?: boolean;
  title: string;
  text: string;
  change: { error: Error | null; isPending: boolean; reset: () => void };
  /** Makes the change; `done` closes the dialog. Of the site's webhooks it takes the reason. */
  onConfirm: (reason: string | undefined, answers: { onSuccess: () => void; onError: (error: Error) => void }) => void;
};

/** A button for a change that is asked for once more: of the site's webhooks with the reason. */
export function WebhookAct({ webhook, label, icon, danger = false, title, text, change, onConfirm }: WebhookActProps) {
  const [isOpen, setOpen] = useState(false);
  const toast = useToast();
  const close = () => setOpen(false);
  const isOfSite = webhook.attributes.company === null;
  const confirm = (reason?: string) =>
    onConfirm(reason, {
      onSuccess: close,
      onError: (error) => {
        if (isOfSite) return;
        close();
        toast.show(error.message, { kind: 'warn' });
      },
    });
  return (
    <>
      <Button
        variant="quiet"
        small
        icon={icon}
        danger={danger}
        onClick={() => {
          change.reset();
          setOpen(true);
        }}
      >
        {label}
      </Button>
      {isOpen && isOfSite && (
        <ReasonForm title={title} text={text} save={label} change={change} onSave={confirm} onClose={close} />
      )}
      {!isOfSite && (
        <ConfirmDialog
          open={isOpen}
          onOpenChange={setOpen}
          title={title}
          action={label}
          loading={change.isPending}
          onConfirm={() => confirm()}
        >
          {text}
        </ConfirmDialog>
      )}
    </>
  );
}
