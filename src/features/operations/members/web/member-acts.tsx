import Download from 'lucide-react/icons/download';
import LogOut from 'lucide-react/icons/log-out';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { PaneSection, ReasonForm, useDownload, useFreshSignIn } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { call } from '#platform/browser/api.ts';
import { Button } from '#platform/ui/button.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import {
  useSuspend,
  useLift,
  useWarn,
  useEndSessions,
  useCorrectEmail,
  useRequestDeletion,
  useKeep,
  type Member,
  type SuspensionDays,
} from './queries.ts';
import { SuspendForm } from './suspend-form.tsx';

type ActProps = { member: Member };

/** Signs the member out everywhere. */
export function SessionsAct({ member: { attributes } }: ActProps) {
  const [isOpen, setOpen] = useState(false);
  const end = useEndSessions();
  return (
    <>
      <Button variant="quiet" small icon={LogOut} onClick={() => setOpen(true)}>
        {m.members_end_sessions()}
      </Button>
      {isOpen && (
        <ReasonForm
          title={m.members_end_sessions_title({ name: attributes.name })}
          text={m.members_end_sessions_text()}
          save={m.members_end_sessions()}
          change={end}
          onSave={(reason) =>
            end.mutate({ params: { slug: attributes.slug }, json: { reason } }, { onSuccess: () => setOpen(false) })
          }
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** Corrects the address for mail and receipts, with an undo. */
export function EmailAct({ member: { attributes } }: ActProps) {
  const [isOpen, setOpen] = useState(false);
  const [email, setEmail] = useState(attributes.email);
  const correct = useCorrectEmail();
  const toast = useToast();
  const params = { slug: attributes.slug };
  const before = attributes.email;
  const save = (reason: string) =>
    correct.mutate(
      { params, json: { before, email, reason } },
      {
        onSuccess: () => {
          setOpen(false);
          const undo = () => correct.mutate({ params, json: { before: email, email: before, reason: m.members_undone() } });
          toast.show(m.members_email_corrected(), before ? { action: { label: m.members_undo(), onPress: undo } } : {});
        },
      },
    );
  return (
    <>
      <Button variant="bare" small onClick={() => setOpen(true)}>
        {m.members_correct_email()}
      </Button>
      {isOpen && (
        <ReasonForm
          title={m.members_correct_email()}
          text={m.members_correct_email_text()}
          save={m.members_correct_email()}
          change={correct}
          onSave={save}
          onClose={() => setOpen(false)}
        >
          <TextField
            label={m.members_email()}
            type="email"
            required
            maxLength={254}
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
        </ReasonForm>
      )}
    </>
  );
}

/** Lifts a suspension before its end. */
export function LiftAct({ member: { attributes } }: ActProps) {
  const [isOpen, setOpen] = useState(false);
  const lift = useLift();
  return (
    <>
      <Button variant="quiet" small onClick={() => setOpen(true)}>
        {m.members_lift()}
      </Button>
      {isOpen && (
        <ReasonForm
          title={m.members_lift_title({ name: attributes.name })}
          save={m.members_lift()}
          reason={{ label: m.members_reason_read_by({ name: attributes.name }) }}
          change={lift}
          onSave={(reason) =>
            lift.mutate({ params: { slug: attributes.slug }, json: { reason } }, { onSuccess: () => setOpen(false) })
          }
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** Warning and suspending. */
export function ModerationActs({ member }: ActProps) {
  const { slug, name, state } = member.attributes;
  const [open, setOpen] = useState<'warning' | 'suspension'>();
  const warn = useWarn();
  const suspend = useSuspend();
  const lift = useLift();
  const toast = useToast();
  const close = () => setOpen(undefined);
  const saveWarning = (reason: string) =>
    warn.mutate(
      { params: { slug }, json: { reason } },
      {
        onSuccess: () => {
          close();
          toast.show(m.members_warned({ name }));
        },
      },
    );
  const undo = () =>
    lift.mutate(
      { params: { slug }, json: { reason: m.members_undone() } },
      { onError: (error) => toast.show(error.message, { kind: 'warn' }) },
    );
  const saveSuspension = (json: { days: SuspensionDays; reason: string; note: string }) =>
    suspend.mutate(
      { params: { slug }, json },
      {
        onSuccess: () => {
          close();
          toast.show(m.members_suspended_now({ name }), { action: { label: m.members_undo(), onPress: undo } });
        },
      },
    );
  return (
    <PaneSection title={m.members_safety()}>
      <div className="row gap-2">
        <Button variant="quiet" small onClick={() => setOpen('warning')}>
          {m.members_warn()}
        </Button>
        {state !== 'suspended' && (
          <Button variant="quiet" small danger onClick={() => setOpen('suspension')}>
            {m.members_suspend()}
          </Button>
        )}
      </div>
      {open === 'warning' && (
        <ReasonForm
          title={m.members_warn_title({ name })}
          text={m.members_warn_text()}
          save={m.members_warn()}
          reason={{ label: m.members_reason_read_by({ name }) }}
          change={warn}
          onSave={saveWarning}
          onClose={close}
        />
      )}
      {open === 'suspension' && <SuspendForm name={name} change={suspend} onSave={saveSuspension} onClose={close} />}
    </PaneSection>
  );
}

function OnRequest({ member: { attributes } }: ActProps) {
  const [open, setOpen] = useState<'export' | 'deletion'>();
  const params = { slug: attributes.slug };
  const remove = useRequestDeletion();
  const download = useDownload(
    (reason: string) => call('POST /api/staff/members/{slug}/export', { params, json: { reason } }),
    `${attributes.slug}.zip`,
  );
  const fresh = useFreshSignIn();
  const close = () => setOpen(undefined);
  return (
    <PaneSection title={m.members_on_request()}>
      <div className="row gap-2">
        {attributes.details !== null && (
          <Button variant="quiet" small icon={Download} onClick={() => fresh(() => setOpen('export'))}>
            {m.members_export()}
          </Button>
        )}
        {attributes.deletion === null && (
          <Button variant="quiet" small danger icon={Trash2} onClick={() => fresh(() => setOpen('deletion'))}>
            {m.members_delete()}
          </Button>
        )}
      </div>
      <p className="small muted">{m.members_on_request_text()}</p>
      {open === 'export' && (
        <ReasonForm
          title={m.members_export_title({ name: attributes.name })}
          text={m.members_export_text()}
          save={m.members_export()}
          reason={{ label: m.members_request(), hint: m.members_request_hint() }}
          change={download}
          onSave={(reason) => download.mutate(reason, { onSuccess: close })}
          onClose={close}
        />
      )}
      {open === 'deletion' && (
        <ReasonForm
          title={m.members_delete_title({ name: attributes.name })}
          text={m.members_delete_text()}
          save={m.members_delete_confirm()}
          reason={{ label: m.members_request(), hint: m.members_request_hint() }}
          change={remove}
          onSave={(reason) => remove.mutate({ params, json: { reason } }, { onSuccess: close })}
          onClose={close}
        />
      )}
    </PaneSection>
  );
}

function Keep({ member: { attributes } }: ActProps) {
  const [isOpen, setOpen] = useState(false);
  const keep = useKeep();
  return (
    <>
      <Button variant="quiet" small onClick={() => setOpen(true)}>
        {m.members_keep()}
      </Button>
      {isOpen && (
        <ReasonForm
          title={m.members_keep_title()}
          save={m.members_keep()}
          change={keep}
          onSave={(reason) =>
            keep.mutate({ params: { slug: attributes.slug }, json: { reason } }, { onSuccess: () => setOpen(false) })
          }
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** Exporting and deleting at the member's request, and taking a deletion back. */
export const DeletionActs = { OnRequest, Keep };
