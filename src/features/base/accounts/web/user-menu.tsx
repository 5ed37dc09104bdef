import { lazy, Suspense, type ReactNode } from 'react';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { useLogin } from './login-provider.tsx';
import { useCurrentUser } from './queries.ts';

const MemberMenu = lazy(async () => ({ default: (await import('./member-menu.tsx')).MemberMenu }));

/** The avatar with its menu, or the sign-in button of a visitor. `children` are the member's own places. */
export function UserMenu({ children }: { children: ReactNode }) {
  const user = useCurrentUser();
  const login = useLogin();
  if (!user)
    return (
      <Button variant="bare" onClick={() => login.open()}>
        {m.accounts_sign_in()}
      </Button>
    );
  return (
    <Suspense>
      <MemberMenu user={user}>{children}</MemberMenu>
    </Suspense>
  );
}
