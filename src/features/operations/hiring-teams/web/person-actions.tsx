import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx';
import { Menu, MenuItem } from '#platform/ui/menu.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { useTeamChanges, type Team } from './queries.ts';
import { roleName, ROLES } from './role-labels.ts';
import './team.css';

type Person = Team['attributes']['people'][number];
type Question = 'remove' | 'transfer';

/** What an owner can do with a colleague, and everybody with themselves. */
export function PersonActions({ slug, team, person }: { slug: string; team: Team['attributes']; person: Person }) {
  const [question, setQuestion] = useState<Question | null>(null);
  const { changeRole, transfer, remove } = useTeamChanges(slug);
  const toast = useToast();
  const onError = (error: Error) => toast.show(error.message, { kind: 'warn' });
  const isOwner = team.can.invite;
  const names = { name: person.name, company: team.name };
  if (!isOwner && !person.self) return null;
  if (person.self && !team.can.leave) return null;
  const params = { slug, user_id: person.id };
  const done = { onError, onSettled: () => setQuestion(null) };
  return (
    <span className="team-actions">
      <Menu trigger={<Button variant="bare" small icon={Ellipsis} iconOnly label={m.hiring_team_more({ name: person.name })} />}>
        {isOwner &&
          ROLES.filter((role) => role !== person.role && !(person.self && role === 'owner')).map((role) => (
            <MenuItem key={role} onSelect={() => changeRole.mutate({ params, json: { role } }, { onError })}>
              {roleName(role)}
            </MenuItem>
          ))}
        {isOwner && !person.self && (
          <MenuItem onSelect={() => setQuestion('transfer')}>{m.hiring_team_transfer({ name: person.name })}</MenuItem>
        )}
        <MenuItem onSelect={() => setQuestion('remove')}>
          {person.self ? m.hiring_team_leave() : m.hiring_team_remove({ name: person.name })}
        </MenuItem>
      </Menu>
      <ConfirmDialog
        open={question === 'remove'}
        onOpenChange={(open) => !open && setQuestion(null)}
        title={person.self ? m.hiring_team_leave_title(names) : m.hiring_team_remove_title(names)}
        action={person.self ? m.hiring_team_leave() : m.hiring_team_remove_action()}
        loading={remove.isPending}
        onConfirm={() => remove.mutate({ params }, done)}
      >
        {person.self ? m.hiring_team_leave_text() : m.hiring_team_remove_text()}
      </ConfirmDialog>
      <ConfirmDialog
        open={question === 'transfer'}
        onOpenChange={(open) => !open && setQuestion(null)}
        title={m.hiring_team_transfer_title(names)}
        action={m.hiring_team_transfer_action()}
        loading={transfer.isPending}
        onConfirm={() => transfer.mutate({ params: { slug }, json: { user_id: person.id } }, done)}
      >
        {m.hiring_team_transfer_text()}
      </ConfirmDialog>
    </span>
  );
}
