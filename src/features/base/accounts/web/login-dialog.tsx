import { useLocation, useRouteContext } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { saveIntent } from '#platform/browser/stored-intent.ts';
import { Dialog } from '#platform/ui/dialog.tsx';
import { SheetBody } from '#platform/ui/sheet.tsx';
import type { LoginRequest } from './login-provider.tsx';
import { SignInOptions } from './sign-in-options.tsx';

type LoginDialogProps = { open: boolean; request: LoginRequest; onClose: () => void };

/** The sign-in options. They are plain links to the provider, which returns to the current page. */
export function LoginDialog({ open, request: { reason, returnTo, afterwards }, onClose }: LoginDialogProps) {
  const { href } = useLocation();
  const { brand } = useRouteContext({ from: '__root__' });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      size="small"
      title={m.accounts_login_title({ brand })}
      subtitle={reason}
    >
      <SheetBody>
        <SignInOptions returnTo={returnTo ?? href} onChoose={() => saveIntent(afterwards)} />
        <p className="small muted">{m.accounts_login_text()}</p>
      </SheetBody>
    </Dialog>
  );
}
