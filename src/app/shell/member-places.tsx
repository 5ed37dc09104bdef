import { Link } from '@tanstack/react-router';
import { useCurrentUser } from '#features/base/accounts/web/index.ts';
import { MenuLink } from '#platform/ui/menu.tsx';
import { MEMBER_PLACES, STAFF_PLACES } from './more-places.ts';

/** A member's own places, in the menu behind their picture. */
export function MemberPlaces() {
  const user = useCurrentUser();
  return [...MEMBER_PLACES, ...(user?.attributes.staff ? STAFF_PLACES : [])].map(({ to, label }) => (
    <MenuLink key={to} render={<Link to={to} />}>
      {label()}
    </MenuLink>
  ));
}
