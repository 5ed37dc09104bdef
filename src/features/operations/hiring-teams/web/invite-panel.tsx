import Send from 'lucide-react/icons/send';
import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { Panel } from '#platform/ui/panel.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { useTeamChanges, type Role } from './queries.ts';
import { roleHint, roleName, roleOptions, ROLES, toRole } from './role-labels.ts';
import './team.css';

/** Invites a colleague by e-mail with a role. */
export function InvitePanel({ slug }: { slug: string }) {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('recruiter');
  const { invite } = useTeamChanges(slug);
  const toast = useToast();
  return (
    <Panel className="[--pad:20px]" aria-labelledby="hiring-invite">
      <form
        className="stack gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          invite.mutate(
            { params: { slug }, json: { email: email.trim(), role } },
            {
              onSuccess: () => {
                toast.show(m.hiring_invite_sent({ email }));
                setEmail('');
              },
            },
          );
        }}
      >
        <h2 id="hiring-invite" className="title-s">
          {m.hiring_invite()}
        </h2>
        <TextField
          label={m.hiring_invite_email()}
          type="email"
          required
          maxLength={254}
          value={email}
          error={invite.error?.message}
          onChange={(event) => setEmail(event.target.value)}
        />
        <SelectField
          label={m.hiring_invite_role()}
          options={roleOptions()}
          value={role}
          onChange={(event) => setRole(toRole(event.target.value))}
        />
        <Button type="submit" variant="quiet" icon={Send} className="start" loading={invite.isPending}>
          {m.hiring_invite_send()}
        </Button>
        <dl className="team-roles small">
          {ROLES.map((name) => (
            <div key={name}>
              <dt className="muted">{roleName(name)}</dt>
              <dd>{roleHint(name)}</dd>
            </div>
          ))}
        </dl>
      </form>
    </Panel>
  );
}
