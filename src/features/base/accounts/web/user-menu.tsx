import type { ReactNode } from 'react';
import { m } from '#platform/messages/messages.js';
import { later } from '#platform/browser/later.tsx';
import { Button } from '#platform/ui/button.tsx';
import { useLogin } from './login-provider.tsx';
import { useCurrentUser } from './queries.ts';

const MemberMenu = later(async () => (await import('./member-menu.tsx')).MemberMenu, 'shown');

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
  return <MemberMenu user={user}>{children}</MemberMenu>;
}
