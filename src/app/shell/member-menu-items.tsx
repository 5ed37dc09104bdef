import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useCurrentUser } from '#features/base/accounts/web/index.ts';
import { workspaceQuery } from '#features/operations/hiring-teams/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { MenuLink } from '#platform/ui/menu.tsx';
import { MEMBER_LINKS, STAFF_LINKS } from './more-links.ts';

/** The links of the member menu; the workspace only for those who work for a company or are invited to. */
export function MemberMenuItems() {
  const user = useCurrentUser();
  const workspace = useQuery(workspaceQuery()).data?.data;
  const hires = workspace && workspace.companies.length + workspace.invitations.length > 0;
  return [
    ...(hires ? [{ to: '/hiring', label: m.hiring_title }] : []),
    ...MEMBER_LINKS,
    ...(user?.attributes.staff ? STAFF_LINKS : []),
  ].map(({ to, label }) => (
    <MenuLink key={to} render={<Link to={to} />}>
      {label()}
    </MenuLink>
  ));
}
