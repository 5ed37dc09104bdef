import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { FormDialog } from '#platform/ui/form-dialog.tsx';
import { TextArea } from '#platform/ui/text-area.tsx';
import { useHide } from './queries.ts';

/** Asks for the reason, which the author will see, and hides the content. */
export function HideDialog({ id }: { id: string }) {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const hide = useHide();
  return (
    <>
      <Button variant="quiet" small icon={EyeOff} onClick={() => setOpen(true)}>
        {m.moderation_hide()}
      </Button>
      {open && (
        <FormDialog
          title={m.moderation_hide_title()}
          subtitle={m.moderation_hide_text()}
          save={m.moderation_hide()}
          change={hide}
          onSave={() => hide.mutate({ params: { id }, json: { reason } }, { onSuccess: () => setOpen(false) })}
          onClose={() => setOpen(false)}
        >
          <TextArea
            label={m.moderation_hide_reason()}
            hint={m.moderation_hide_hint()}
            required
            minLength={5}
            maxLength={500}
            rows={3}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </FormDialog>
      )}
    </>
  );
}
