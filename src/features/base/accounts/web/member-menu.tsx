import { Link } from '@tanstack/react-router';
import LogOut from 'lucide-react/icons/log-out';
import type { ReactNode } from 'react';
import { m } from '#platform/messages/messages.js';
import { Avatar } from '#platform/ui/art/avatar.tsx';
import { initials } from '#platform/ui/art/initials.ts';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#platform/ui/menu.tsx';
import type { CurrentUser } from './queries.ts';
import { useSignOut } from './use-sign-out.ts';

/** The avatar with its menu; loaded only for members. */
export function MemberMenu({ user, children }: { user: CurrentUser; children: ReactNode }) {
  const signOut = useSignOut();
  const { name, email } = user.attributes;
  const trigger = (
    <button type="button" className="avatar-button" aria-label={m.accounts_menu({ initials: initials(name) })}>
      <Avatar name={name} size={36} />
    </button>
  );
  return (
    <Menu trigger={trigger}>
      <p className="menu-head">
        <b className="clip">{name}</b>
        <span className="small muted clip">{email}</span>
      </p>
      <MenuSeparator />
      <MenuLink render={<Link to="/profile/$slug" params={{ slug: user.attributes.slug }} />}>
        {m.accounts_menu_profile()}
      </MenuLink>
      {children}
      <MenuLink render={<Link to="/settings" />}>{m.accounts_menu_settings()}</MenuLink>
      <MenuSeparator />
      <MenuItem icon={LogOut} onSelect={signOut}>
        {m.accounts_sign_out()}
      </MenuItem>
    </Menu>
  );
}
