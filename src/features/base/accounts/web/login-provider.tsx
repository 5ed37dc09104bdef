import { createContext, lazy, Suspense, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';
import type { Intent } from '#platform/browser/intent.ts';
import { DialogLoading } from '#platform/ui/dialog-loading.tsx';
import { useCurrentUser } from './queries.ts';

const LoginDialog = lazy(async () => ({ default: (await import('./login-dialog.tsx')).LoginDialog }));

export type LoginRequest = {
  /** A sentence that explains why signing in is needed. */
  reason?: string;
  /** The path to return to; the current page by default. */
  returnTo?: string;
  /** What to do once the visitor has signed in. */
  afterwards?: Intent;
};

type Login = {
  open: (request?: LoginRequest) => void;
  /** True for a member; opens the dialog and returns false for a visitor. */
  require: (request?: LoginRequest) => boolean;
};

const LoginContext = createContext<Login | null>(null);

/** Provides the site's single sign-in dialog. */
export function LoginProvider({ children }: { children: ReactNode }) {
  const user = useCurrentUser();
  const [request, setRequest] = useState<LoginRequest | null>(null);
  // The dialog's code loads on first use; the dialog stays mounted afterwards so that its closing animation shows.
  const [hasOpened, setHasOpened] = useState(false);
  if (request && !hasOpened) setHasOpened(true);
  const open = useCallback((next: LoginRequest = {}) => setRequest(next), []);
  const login = useMemo(
    () => ({
      open,
      require: (next?: LoginRequest) => {
        if (user) return true;
        open(next);
        return false;
      },
    }),
    [open, user],
  );
  return (
    <LoginContext value={login}>
      {children}
      {hasOpened && (
        <Suspense fallback={request && <DialogLoading />}>
          <LoginDialog open={request !== null} request={request ?? {}} onClose={() => setRequest(null)} />
        </Suspense>
      )}
    </LoginContext>
  );
}

/** `const login = useLogin(); if (!login.require({ reason, afterwards })) return;` */
export function useLogin(): Login {
  const login = useContext(LoginContext);
  if (!login) throw new Error('useLogin needs a LoginProvider above it');
  return login;
}
