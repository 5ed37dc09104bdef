import KeyRound from 'lucide-react/icons/key-round';
import Pause from 'lucide-react/icons/pause';
import Pencil from 'lucide-react/icons/pencil';
import Play from 'lucide-react/icons/play';
import Send from 'lucide-react/icons/send';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { lazyDialog } from '#platform/ui/lazy-dialog.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { useDeleteWebhook, usePauseWebhook, useResumeWebhook, useRollSecret, useSendTest, type Webhook } from './queries.ts';
import { WebhookAct } from './webhook-act.tsx';

const EditWebhook = lazyDialog(async () => (await import('./edit-dialog.tsx')).EditWebhook);
const SecretDialog = lazyDialog(async () => (await import('./secret-dialog.tsx')).SecretDialog);

type ActionsProps = { webhook: Webhook; onDeleted: () => void };

/** What an owner can do with a webhook. */
export function WebhookActions({ webhook, onDeleted }: ActionsProps) {
  const { id, attributes } = webhook;
  const [isEditing, setEditing] = useState(false);
  const test = useSendTest(id);
  const toast = useToast();
  return (
    <div className="row gap-2">
      {attributes.state === 'active' ? (
        <Button
          small
          icon={Send}
          loading={test.isPending}
          onClick={() =>
            test.mutate(
              { params: { id } },
              {
                onSuccess: () => toast.show(m.webhooks_tested()),
                onError: (error) => toast.show(error.message, { kind: 'warn' }),
              },
            )
          }
        >
          {m.webhooks_test()}
        </Button>
      ) : (
        <ResumeAct webhook={webhook} />
      )}
      <Button variant="quiet" small icon={Pencil} onClick={() => setEditing(true)}>
        {m.webhooks_edit()}
      </Button>
      {attributes.state === 'active' && <PauseAct webhook={webhook} />}
      <RollAct webhook={webhook} />
      <DeleteAct webhook={webhook} onDeleted={onDeleted} />
      {isEditing && <EditWebhook webhook={webhook} onClose={() => setEditing(false)} />}
    </div>
  );
}

const withReason = (reason: string | undefined) => (reason === undefined ? {} : { reason });

function PauseAct({ webhook }: { webhook: Webhook }) {
  const pause = usePauseWebhook();
  return (
    <WebhookAct
      webhook={webhook}
      label={m.webhooks_pause()}
      icon={Pause}
      title={m.webhooks_pause_title()}
      text={m.webhooks_paused_text()}
      change={pause}
      onConfirm={(reason, answers) => pause.mutate({ params: { id: webhook.id }, json: withReason(reason) }, answers)}
    />
  );
}

function ResumeAct({ webhook }: { webhook: Webhook }) {
  const resume = useResumeWebhook();
  return (
    <WebhookAct
      webhook={webhook}
      label={m.webhooks_resume()}
      icon={Play}
      title={m.webhooks_resume_title()}
      text={m.webhooks_resume_text()}
      change={resume}
      onConfirm={(reason, answers) => resume.mutate({ params: { id: webhook.id }, json: withReason(reason) }, answers)}
    />
  );
}

function RollAct({ webhook }: { webhook: Webhook }) {
  const roll = useRollSecret();
  return (
    <>
      <WebhookAct
        webhook={webhook}
        label={m.webhooks_roll()}
        icon={KeyRound}
        title={m.webhooks_roll_title()}
        text={m.webhooks_roll_text()}
        change={roll}
        onConfirm={(reason, answers) => roll.mutate({ params: { id: webhook.id }, json: withReason(reason) }, answers)}
      />
      {roll.data && <SecretDialog secret={roll.data.meta.secret} onClose={roll.reset} />}
    </>
  );
}

function DeleteAct({ webhook, onDeleted }: ActionsProps) {
  const remove = useDeleteWebhook();
  const toast = useToast();
  return (
    <WebhookAct
      webhook={webhook}
      label={m.webhooks_delete()}
      icon={Trash}
      danger
      title={m.webhooks_delete_title()}
      text={m.webhooks_delete_text()}
      change={remove}
      onConfirm={(reason, answers) =>
        remove.mutate(
          { params: { id: webhook.id }, query: withReason(reason) },
          {
            ...answers,
            onSuccess: () => {
              answers.onSuccess();
              toast.show(m.webhooks_deleted());
              onDeleted();
            },
          },
        )
      }
    />
  );
}
