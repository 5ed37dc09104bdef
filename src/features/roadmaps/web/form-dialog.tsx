import type { ReactNode } from 'react';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { SheetBody, SheetFoot } from '#platform/web/ui/sheet.tsx';

type FormDialogProps = {
  title: string;
  subtitle: string;
  /** What the one button says. */
  save: string;
  /** The change that saving makes: its error is shown above the fields, its progress on the button. */
  change: { error: Error | null; isPending: boolean };
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A small dialog that is open while it is there: some fields, and one button that saves them. */
export function FormDialog({ title, subtitle, save, change, onSave, onClose, children }: FormDialogProps) {
  return (
    <Dialog open size="small" onOpenChange={(open) => !open && onClose()} title={title} subtitle={subtitle}>
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
          <Button type="submit" className="push" loading={change.isPending}>
            {save}
          </Button>
        </SheetFoot>
      </form>
    </Dialog>
  );
}
