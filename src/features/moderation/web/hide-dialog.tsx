import EyeOff from 'lucide-react/icons/eye-off';
import { useState, type SubmitEvent } from 'react';
import { m } from '#platform/messages/messages.js';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { SheetBody, SheetFoot } from '#platform/web/ui/sheet.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { useHide } from './queries.ts';

/** Hides a thing with the reason that its author will read. */
export function HideDialog({ id }: { id: string }) {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const hide = useHide();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    hide.mutate({ params: { id }, json: { reason } }, { onSuccess: () => setOpen(false) });
  };
  return (
    <Dialog
      size="small"
      open={open}
      onOpenChange={setOpen}
      title={m.moderation_hide_title()}
      subtitle={m.moderation_hide_text()}
      trigger={
        <Button variant="quiet" small icon={EyeOff}>
          {m.moderation_hide()}
        </Button>
      }
    >
      <form onSubmit={submit}>
        <SheetBody>
          {hide.isError && (
            <Banner kind="bad" live>
              {hide.error.message}
            </Banner>
          )}
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
        </SheetBody>
        <SheetFoot>
          <Button type="submit" className="push" loading={hide.isPending}>
            {m.moderation_hide()}
          </Button>
        </SheetFoot>
      </form>
    </Dialog>
  );
}
