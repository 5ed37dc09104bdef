import { createContext, lazy, Suspense, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';
import { DialogLoading } from '#platform/ui/dialog-loading.tsx';
import { useCurrentUser } from './queries.ts';

const LoginDialog = lazy(async () => ({ default: (await import('./login-dialog.tsx')).LoginDialog }));

type LoginRequest = {
  /** One sentence on why now. */
  reason?: string;
  /** Where to come back to; this page by default. */
  returnTo?: string;
};

type Login = {
  open: (request?: LoginRequest) => void;
  /** True for a member; for a visitor it opens the dialog and is false. */
  require: (request?: LoginRequest) => boolean;
};

const LoginContext = createContext<Login | null>(null);

/** Holds the one login dialog of the site. */
export function LoginProvider({ children }: { children: ReactNode }) {
  const user = useCurrentUser();
  const [request, setRequest] = useState<LoginRequest | null>(null);
  // Its script is loaded when it is first opened; from then on it stays, so that closing it can be seen.
  const [wanted, setWanted] = useState(false);
  if (request && !wanted) setWanted(true);
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
      {wanted && (
        <Suspense fallback={request && <DialogLoading />}>
          <LoginDialog
            open={request !== null}
            reason={request?.reason}
            returnTo={request?.returnTo}
            onClose={() => setRequest(null)}
          />
        </Suspense>
      )}
    </LoginContext>
  );
}

/** `const login = useLogin(); if (!login.require({ reason })) return;` */
export function useLogin(): Login {
  const login = useContext(LoginContext);
  if (!login) throw new Error('useLogin needs a LoginProvider above it');
  return login;
}
