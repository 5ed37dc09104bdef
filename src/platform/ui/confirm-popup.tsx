import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { RefObject } from 'react';
import { m } from '#platform/messages/messages.js';
import { Button } from './button.tsx';
import type { ConfirmDialogProps } from './confirm-dialog.tsx';

type ConfirmPopupProps = Omit<ConfirmDialogProps, 'trigger' | 'open' | 'onOpenChange'> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  opener: RefObject<HTMLElement | null>;
};

/** The confirmation dialog; loaded when the first one opens. */
export function ConfirmPopup({ open, onOpenChange, opener, loading = false, ...question }: ConfirmPopupProps) {
  const { title, children, action, onConfirm } = question;
  return (
    <AlertDialog.Root open={open} onOpenChange={(next: boolean) => onOpenChange(next)}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="scrim" />
        <AlertDialog.Popup className="dialog dialog-small float" finalFocus={() => opener.current ?? true}>
          <div className="dialog-body">
            <div className="stack gap-2">
              <AlertDialog.Title className="sheet-title">{title}</AlertDialog.Title>
              <AlertDialog.Description render={<div className="muted" />}>{children}</AlertDialog.Description>
            </div>
          </div>
          <div className="dialog-foot">
            <div className="row push-end">
              <AlertDialog.Close render={<Button variant="bare">{m.kit_cancel()}</Button>} />
              <Button loading={loading} onClick={onConfirm}>
                {action}
              </Button>
            </div>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
