import type { ReactElement } from 'react';
import { m } from '#platform/messages/messages.js';
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx';

type EndDialogProps = { email: string; company: string; isPending: boolean; onEnd: () => void; children: ReactElement };

/** Asks before all e-mails with applications to an address end; `children` is the button. */
export function EndDialog({ email, company, isPending, onEnd, children }: EndDialogProps) {
  return (
    <ConfirmDialog
      trigger={children}
      title={m.deliveries_end_title()}
      action={m.deliveries_address_end()}
      onConfirm={onEnd}
      loading={isPending}
    >
      {m.deliveries_end_text({ email, company })}
    </ConfirmDialog>
  );
}
