import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense, type ReactNode } from 'react';
import { m } from '#platform/messages/messages.js';
import { FormButton } from '#platform/ui/form-button.tsx';
import { useLogin } from './login-provider.tsx';
import { useCurrentUser } from './queries.ts';

const MemberMenu = lazy(async () => ({ default: (await import('./member-menu.tsx')).MemberMenu }));

/** The avatar with its menu, or a visitor's sign-in button. `children` are the feature links in the menu. */
export function UserMenu({ children }: { children: ReactNode }) {
  const user = useCurrentUser();
  const login = useLogin();
  const { href } = useLocation();
  if (!user)
    return (
      <FormButton variant="bare" action="/sign-in" fields={{ return_to: href }} onPress={() => login.open()}>
        {m.accounts_sign_in()}
      </FormButton>
    );
  return (
    <Suspense>
      <MemberMenu user={user}>{children}</MemberMenu>
    </Suspense>
  );
}
