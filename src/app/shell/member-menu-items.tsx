import { Link } from '@tanstack/react-router';
import { useCurrentUser } from '#features/base/accounts/web/index.ts';
import { MenuLink } from '#platform/ui/menu.tsx';
import { MEMBER_LINKS, STAFF_LINKS } from './more-links.ts';

/** The links of the member menu. */
export function MemberMenuItems() {
  const user = useCurrentUser();
  return [...MEMBER_LINKS, ...(user?.attributes.staff ? STAFF_LINKS : [])].map(({ to, label }) => (
    <MenuLink key={to} render={<Link to={to} />}>
      {label()}
    </MenuLink>
  ));
}
