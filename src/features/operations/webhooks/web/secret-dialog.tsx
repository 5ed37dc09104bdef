import { m } from '#platform/messages/messages.js';
import { Banner } from '#platform/ui/banner.tsx';
import { Button } from '#platform/ui/button.tsx';
import { CopyButton } from '#platform/ui/copy-button.tsx';
import { Dialog } from '#platform/ui/dialog.tsx';
import { SheetBody, SheetFoot } from '#platform/ui/sheet.tsx';

/** Shows a secret, once. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <Dialog open size="small" onOpenChange={(open) => !open && onClose()} title={m.webhooks_secret_title()}>
      <SheetBody>
        <Banner kind="warn" live>
          {m.webhooks_secret_text()}
        </Banner>
        <code className="break-all">{secret}</code>
        <div className="row">
          <CopyButton text={secret} variant="quiet">
            {m.webhooks_secret_copy()}
          </CopyButton>
        </div>
      </SheetBody>
      <SheetFoot>
        <Button className="push-end" onClick={onClose}>
          {m.webhooks_secret_done()}
        </Button>
      </SheetFoot>
    </Dialog>
  );
}
