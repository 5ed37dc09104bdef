import { Link } from '@tanstack/react-router';
import Mail from 'lucide-react/icons/mail';
import X from 'lucide-react/icons/x';
import { m } from '#platform/messages/messages.js';
import { formatDate } from '#platform/language/format.ts';
import { Avatar } from '#platform/ui/art/avatar.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { PersonActions } from './person-actions.tsx';
import { useTeamChanges, type Team } from './queries.ts';
import { roleName } from './role-labels.ts';
import './team.css';

/** The people of a company, and who is invited. */
export function TeamPanel({ slug, team: { attributes: team } }: { slug: string; team: Team }) {
  return (
    <section className="stack gap-3" aria-labelledby="hiring-team">
      <div className="row">
        <h2 id="hiring-team" className="title-s">
          {m.hiring_team()}
        </h2>
        <span className="small muted">{m.hiring_team_count({ count: team.people.length })}</span>
      </div>
      <ul className="panel team-list [--pad:8px_20px]">
        {team.people.map((person) => (
          <li key={person.id} className="team-person">
            <Avatar name={person.name} size={40} />
            <span className="min-w-0">
              <Link className="strong block clip" to="/profile/$slug" params={{ slug: person.slug }}>
                {person.name}
              </Link>
              <span className="small muted block clip">{person.email}</span>
            </span>
            <span className="small team-role">
              {roleName(person.role)}
              {person.self && <span className="muted"> · {m.hiring_team_you()}</span>}
              <span className="muted block">{m.hiring_team_since({ date: formatDate(person.since, 'full') })}</span>
            </span>
            <PersonActions slug={slug} team={team} person={person} />
          </li>
        ))}
        {team.invitations.map((invitation) => (
          <InvitedPerson key={invitation.id} slug={slug} invitation={invitation} />
        ))}
      </ul>
    </section>
  );
}

type Invited = Team['attributes']['invitations'][number];

function InvitedPerson({ slug, invitation: { id, email, role, expires_at, expired } }: { slug: string; invitation: Invited }) {
  const { invite, withdraw } = useTeamChanges(slug);
  const toast = useToast();
  const onError = (error: Error) => toast.show(error.message, { kind: 'warn' });
  return (
    <li className="team-person">
      <span className="team-invited">
        <Icon of={Mail} />
      </span>
      <span className="min-w-0">
        <b className="block clip">{email}</b>
        <span className="small muted block">
          {expired ? m.hiring_team_expired() : m.hiring_team_invited({ date: formatDate(expires_at, 'full') })}
        </span>
      </span>
      <span className="small team-role">{roleName(role)}</span>
      <span className="row flex-nowrap gap-1 team-actions">
        <Button
          variant="bare"
          small
          loading={invite.isPending}
          onClick={() =>
            invite.mutate(
              { params: { slug }, json: { email, role } },
              { onSuccess: () => toast.show(m.hiring_invite_sent({ email })), onError },
            )
          }
        >
          {m.hiring_team_resend()}
        </Button>
        <Button
          variant="bare"
          small
          icon={X}
          iconOnly
          label={m.hiring_team_withdraw({ email })}
          loading={withdraw.isPending}
          onClick={() => withdraw.mutate({ params: { slug, id } }, { onError })}
        />
      </span>
    </li>
  );
}
