import { useHydrated } from '@tanstack/react-router';
import UserMinus from 'lucide-react/icons/user-minus';
import type { SubmitEvent } from 'react';
import { PaneSection, ReasonAct, useFreshSignIn, useKeptForm, useUndo } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { fieldError } from '#platform/browser/field-error.ts';
import { formText } from '#platform/browser/form-text.ts';
import { Banner } from '#platform/ui/banner.tsx';
import { Button } from '#platform/ui/button.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { SCOPE_NAMES, SCOPES } from './labels.ts';
import { useChangeScopes, type Member, type StaffScope } from './queries.ts';
import './members.css';

type Scopes = readonly StaffScope[];

/** The roles of a member, each of which can be taken away, and a form that gives another one. For administrators. */
export function RolesSection({ member }: { member: Member }) {
  const held = member.attributes.staff_scopes;
  // Here, because a row goes with its role, before anything could be said in it.
  const [give, take] = [useSetScopes(member), useSetScopes(member)];
  return (
    <PaneSection title={m.members_roles()}>
      {held.length === 0 ? (
        <p className="muted small">{m.members_roles_none()}</p>
      ) : (
        <ul className="member-lines">
          {SCOPE_NAMES.filter((scope) => held.includes(scope)).map((scope) => (
            <HeldRole key={scope} member={member} scope={scope} take={take} />
          ))}
        </ul>
      )}
      {held.length < SCOPE_NAMES.length && <RoleForm member={member} give={give} />}
    </PaneSection>
  );
}

/** Changes the roles that were seen into others, and offers to undo it. */
function useSetScopes({ attributes: { slug, staff_scopes: before } }: Member) {
  const change = useChangeScopes();
  const { offer, told } = useUndo();
  const params = { slug };
  const set = (scopes: Scopes, { reason, done, onSaved }: { reason: string; done: string; onSaved: () => void }) =>
    change.mutate(
      { params, json: { before: [...before], scopes: [...scopes], reason } },
      {
        onSuccess: () => {
          onSaved();
          const undo = { before: [...scopes], scopes: [...before], reason: m.members_undone() };
          offer(done, () => change.mutate({ params, json: undo }, told));
        },
      },
    );
  return { change, set };
}
type SetScopes = ReturnType<typeof useSetScopes>;

function HeldRole({ member, scope, take }: { member: Member; scope: StaffScope; take: SetScopes }) {
  const { name, staff_scopes } = member.attributes;
  const role = SCOPES[scope].label();
  return (
    <li className="member-line">
      <div className="min-w-0">
        <b>{role}</b>
        <p className="small muted">{SCOPES[scope].hint()}</p>
      </div>
      <ReasonAct
        label={m.members_role_take()}
        icon={UserMinus}
        danger
        needsFreshSignIn
        title={m.members_role_take_title({ role, name })}
        text={SCOPES[scope].hint()}
        change={take.change}
        onSave={(reason, close) => {
          const left = staff_scopes.filter((other) => other !== scope);
          take.set(left, { reason, done: m.members_role_taken({ role, name }), onSaved: close });
        }}
      />
    </li>
  );
}

/** The fields keep their own text, because what is typed before hydration is in no state; it cannot be sent before that. */
function RoleForm({ member, give: { change, set } }: { member: Member; give: SetScopes }) {
  const { slug, name, staff_scopes } = member.attributes;
  const { form, keep, clear } = useKeptForm(`role:${slug}`);
  const fresh = useFreshSignIn();
  const isHydrated = useHydrated();
  const free = SCOPE_NAMES.filter((scope) => !staff_scopes.includes(scope));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const scope = free.find((known) => known === formText(event.currentTarget, 'scope'));
    const reason = formText(event.currentTarget, 'reason');
    if (!scope) return;
    keep();
    const done = m.members_role_given({ role: SCOPES[scope].label(), name });
    fresh(() => set([...staff_scopes, scope], { reason, done, onSaved: clear }));
  };
  const issue = fieldError(change.error, 'reason');
  return (
    <form ref={form} className="member-role" onSubmit={submit}>
      {change.error && change.error.message !== issue && (
        <Banner kind="bad" live>
          {change.error.message}
        </Banner>
      )}
      <SelectField
        name="scope"
        label={m.members_role_to_give()}
        placeholder={m.members_role_choose()}
        required
        options={free.map((scope) => ({ value: scope, label: SCOPES[scope].label() }))}
      />
      <TextField name="reason" label={m.staff_reason()} error={issue} required maxLength={500} autoComplete="off" />
      <Button type="submit" variant="quiet" small disabled={!isHydrated} loading={change.isPending}>
        {m.members_role_give()}
      </Button>
    </form>
  );
}
