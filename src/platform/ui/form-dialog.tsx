import type { ReactNode } from 'react';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { SheetBody, SheetFoot } from './sheet.tsx';

export type FormDialogProps = {
  title: string;
  subtitle?: string;
  size?: 'small' | 'normal';
  /** The label of the button. */
  save: string;
  /** The mutation: its error is shown above the fields, its progress on the button. */
  change: { error: Error | null; isPending: boolean };
  onSave: () => void;
  onClose: () => void;
  /** Shown in the footer, before the button. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A dialog, open while mounted, small by default: some fields, and one button that saves them. */
export function FormDialog({ title, subtitle, size = 'small', save, change, onSave, onClose, aside, children }: FormDialogProps) {
  return (
    <Dialog open size={size} onOpenChange={(open) => !open && onClose()} title={title} {...(subtitle && { subtitle })}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSave();
        }}
      >
        <SheetBody>
          {change.error && (
            <Banner kind="bad" live>
              {change.error.message}
            </Banner>
          )}
          {children}
        </SheetBody>
        <SheetFoot>
          {aside}
          <Button type="submit" className="push-end" loading={change.isPending}>
            {save}
          </Button>
        </SheetFoot>
      </form>
    </Dialog>
  );
}
