import { m } from '#platform/messages/messages.js';
import { formatDate } from '#platform/language/format.ts';
import { Button } from '#platform/ui/button.tsx';
import { Panel } from '#platform/ui/panel.tsx';
import { Tag } from '#platform/ui/tag.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { useAcceptInvitation, type Workspace } from './queries.ts';
import { roleHint, roleName } from './role-labels.ts';

/** Invitations to accept, and requests that are not approved. */
export function Pending({ workspace: { invitations, requests } }: { workspace: Workspace }) {
  const shown = requests.filter(({ attributes }) => attributes.status !== 'approved');
  return (
    <>
      {invitations.length > 0 && (
        <section className="stack gap-3" aria-labelledby="hiring-invitations">
          <h2 id="hiring-invitations" className="title-s">
            {m.hiring_invitations()}
          </h2>
          {invitations.map((invitation) => (
            <InvitationPanel key={invitation.id} invitation={invitation} />
          ))}
        </section>
      )}
      {shown.length > 0 && (
        <section className="stack gap-3" aria-labelledby="hiring-requests">
          <h2 id="hiring-requests" className="title-s">
            {m.hiring_requests()}
          </h2>
          <ul className="panel stack gap-3 [--pad:20px]">
            {shown.map(({ id, attributes: { name, status, reason } }) => (
              <li key={id} className="row">
                <b>{name}</b>
                {status === 'open' ? (
                  <Tag className="push-end">{m.hiring_request_open()}</Tag>
                ) : (
                  <span className="small muted push-end">{m.hiring_request_declined({ reason })}</span>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

type Invitation = Workspace['invitations'][number];

export function InvitationPanel({
  invitation: { id, attributes },
  onAccepted,
}: {
  invitation: Invitation;
  onAccepted?: () => void;
}) {
  const { company, role, invited_by: person, expires_at } = attributes;
  const accept = useAcceptInvitation();
  const toast = useToast();
  return (
    <Panel className="stack gap-3 [--pad:20px]">
      <p>
        {person === ''
          ? m.hiring_invitation_nobody({ company: company.name })
          : m.hiring_invitation_text({ person, company: company.name })}{' '}
        {m.hiring_invitation_role({ role: roleName(role), hint: roleHint(role) })}
      </p>
      {attributes.mine ? (
        <div className="row">
          <Button
            loading={accept.isPending}
            onClick={() =>
              accept.mutate(
                { params: { id } },
                { onSuccess: () => onAccepted?.(), onError: (error) => toast.show(error.message, { kind: 'warn' }) },
              )
            }
          >
            {m.hiring_invitation_accept()}
          </Button>
          <span className="small muted">{m.hiring_invitation_until({ date: formatDate(expires_at, 'full') })}</span>
        </div>
      ) : (
        <p className="small muted">{m.hiring_invitation_other()}</p>
      )}
    </Panel>
  );
}
