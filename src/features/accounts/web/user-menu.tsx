import { Menu } from '@base-ui/react/menu';
import { Link, useNavigate } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { Avatar } from '#platform/web/art/avatar.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { useToast } from '#platform/web/ui/toast.tsx';
import { useLogin } from './login-provider.tsx';
import { useCurrentUser, useSignOut } from './queries.ts';

/** The avatar with its menu, or the sign-in button of a visitor. */
export function UserMenu({ links }: { links: readonly { to: string; label: string }[] }) {
  const user = useCurrentUser();
  const login = useLogin();
  const toast = useToast();
  const navigate = useNavigate();
  const signOut = useSignOut();
  if (!user)
    return (
      <Button variant="bare" onClick={() => login.open()}>
        {m.accounts_sign_in()}
      </Button>
    );
  const leave = () =>
    signOut.mutate({}, {
      onSuccess: () => {
        toast.show(m.accounts_signed_out());
        void navigate({ to: '/' });
      },
    });
  return (
    <Menu.Root>
      <Menu.Trigger className="avatar-button" aria-label={m.accounts_menu({ name: user.attributes.name })}>
        <Avatar name={user.attributes.name} size={36} />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className="menu-place" sideOffset={8} align="end">
          <Menu.Popup className="menu float">
            <p className="menu-head">
              <b className="clip">{user.attributes.name}</b>
              <span className="small soft clip">{user.attributes.email}</span>
            </p>
            {links.map(({ to, label }) => (
              <Menu.Item key={to} className="menu-item" render={<Link to={to} />}>
                {label}
              </Menu.Item>
            ))}
            <Menu.Separator className="menu-line" />
            <Menu.Item className="menu-item" onClick={leave}>
              {m.accounts_sign_out()}
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
