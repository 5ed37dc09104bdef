import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactElement, ReactNode } from 'react';
import { m } from '#platform/messages/messages.js';
import { Button } from './button.tsx';

type ConfirmDialogProps = {
  trigger?: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  title: ReactNode;
  /** What it means and whether it can be taken back. */
  children: ReactNode;
  /** The verb of the button that goes ahead. */
  action: ReactNode;
  onConfirm: () => void;
  loading?: boolean;
};

/** Asks once before something that cannot be undone; pressing outside does not answer it. */
export function ConfirmDialog({
  trigger,
  open,
  onOpenChange,
  title,
  children,
  action,
  onConfirm,
  loading = false,
}: ConfirmDialogProps) {
  const control = {
    ...(open !== undefined && { open }),
    ...(onOpenChange && { onOpenChange: (next: boolean) => onOpenChange(next) }),
  };
  return (
    <AlertDialog.Root {...control}>
      {trigger && <AlertDialog.Trigger render={trigger} />}
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="scrim" />
        <AlertDialog.Popup className="dialog dialog-small float">
          <div className="dialog-body">
            <div className="stack" style={{ '--gap': '8px' }}>
              <AlertDialog.Title className="sheet-title">{title}</AlertDialog.Title>
              <AlertDialog.Description render={<div className="soft" />}>{children}</AlertDialog.Description>
            </div>
          </div>
          <div className="dialog-foot">
            <div className="row push">
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
