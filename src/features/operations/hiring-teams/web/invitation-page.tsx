import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { currentUserQuery, SignInWall, useCurrentUser } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { InvitationPanel } from './pending.tsx';
import { invitationQuery } from './queries.ts';

export const Route = createFileRoute('/hiring/invitations/$id')({
  loader: async ({ context, params }): Promise<PageHead> => {
    const { data: user } = await context.queryClient.ensureQueryData(currentUserQuery());
    if (user) await context.queryClient.ensureQueryData(invitationQuery(params.id));

    return {
      title: m.hiring_invitations(),
      description: m.hiring_lead(),
      path: `/hiring/invitations/${params.id}`,
      hidden: true,
    };
  },
  head: pageHead,
  component: InvitationPage,
});

function InvitationPage() {
  const user = useCurrentUser();
  if (!user) return <SignInWall title={m.hiring_invitations()} reason={m.hiring_sign_in()} />;
  return <Invitation />;
}

/** One invitation, by the link in its mail. */
function Invitation() {
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  const { data: invitation } = useSuspenseQuery({ ...invitationQuery(id), staleTime: Infinity }).data;
  const { company } = invitation.attributes;
  return (
    <main className="container narrow page-top stack gap-5">
      <h1>{m.hiring_invitation_title({ company: company.name })}</h1>
      <InvitationPanel
        invitation={invitation}
        onAccepted={() => void navigate({ to: '/hiring', search: { company: company.slug } })}
      />
    </main>
  );
}
