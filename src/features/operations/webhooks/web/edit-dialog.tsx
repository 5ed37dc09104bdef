import { useQueryClient } from '@tanstack/react-query';
import { m } from '#platform/messages/messages.js';
import { EditConflict } from '#platform/ui/edit-conflict.tsx';
import { FormDialog } from '#platform/ui/form-dialog.tsx';
import { useEditedFields } from '#platform/ui/hooks/use-edited-fields.ts';
import { ReasonForm } from '#platform/ui/reason-form.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { COMPANY_EVENTS, SITE_EVENTS } from './labels.ts';
import { useChangeWebhook, webhookQuery, type Webhook } from './queries.ts';
import { otherError, WebhookFields, type Fields } from './webhook-fields.tsx';

const fieldsOf = ({ attributes: { url, description, events } }: Webhook): Fields => ({ url, description, events });

/** Changes a webhook; of the site with the reason. What an owner saved meanwhile is shown, not overwritten. */
export function EditWebhook({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const client = useQueryClient();
  const change = useChangeWebhook();
  const toast = useToast();
  const { id } = webhook;
  const edit = useEditedFields<Fields>(fieldsOf(webhook), async () =>
    fieldsOf((await client.fetchQuery({ ...webhookQuery(id), staleTime: 0 })).data),
  );
  const save = (reason?: string) =>
    change.mutate(
      { params: { id }, json: { ...edit.change, ...(reason !== undefined && { reason }) } },
      {
        onSuccess: () => {
          toast.show(m.webhooks_saved());
          onClose();
        },
        onError: edit.onError,
      },
    );
  const isOfSite = webhook.attributes.company === null;
  const frame = {
    title: m.webhooks_edit_title(),
    save: m.webhooks_save(),
    size: 'normal' as const,
    change: { isPending: change.isPending, error: edit.conflict ? null : otherError(change.error) },
    onClose,
  };
  const fields = (
    <>
      <EditConflict
        conflict={edit.conflict}
        labels={{ url: m.webhooks_url(), description: m.webhooks_description(), events: m.webhooks_events() }}
        onChoice={change.reset}
      />
      <WebhookFields
        values={edit.values}
        set={edit.set}
        events={isOfSite ? SITE_EVENTS : COMPANY_EVENTS}
        error={edit.conflict ? null : change.error}
      />
    </>
  );
  if (isOfSite)
    return (
      <ReasonForm {...frame} onSave={save}>
        {fields}
      </ReasonForm>
    );
  return (
    <FormDialog {...frame} onSave={() => save()}>
      {fields}
    </FormDialog>
  );
}
