import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { FormDialog } from '#platform/ui/form-dialog.tsx';
import { ReasonForm } from '#platform/ui/reason-form.tsx';
import { COMPANY_EVENTS, SITE_EVENTS } from './labels.ts';
import { useAddCompanyWebhook, useAddSiteWebhook, type CompanyEvent, type SiteEvent } from './queries.ts';
import { SecretDialog } from './secret-dialog.tsx';
import { otherError, WebhookFields, type Fields } from './webhook-fields.tsx';

const EMPTY = { url: '', description: '' };

/** Adds a webhook of a company, then shows its secret once. */
export function AddCompanyWebhook({ slug, onClose }: { slug: string; onClose: () => void }) {
  const [values, setValues] = useState<Fields<CompanyEvent>>({ ...EMPTY, events: [...COMPANY_EVENTS] });
  const add = useAddCompanyWebhook();
  if (add.data) return <SecretDialog secret={add.data.meta.secret} onClose={onClose} />;
  return (
    <FormDialog
      title={m.webhooks_add_title()}
      save={m.webhooks_add()}
      size="normal"
      change={{ isPending: add.isPending, error: otherError(add.error) }}
      onSave={() => add.mutate({ params: { slug }, json: values })}
      onClose={onClose}
    >
      <WebhookFields
        values={values}
        set={(fields) => setValues((current) => ({ ...current, ...fields }))}
        events={COMPANY_EVENTS}
        error={add.error}
      />
    </FormDialog>
  );
}

/** Adds a webhook of the site with the reason, then shows its secret once. */
export function AddSiteWebhook({ onClose }: { onClose: () => void }) {
  const [values, setValues] = useState<Fields<SiteEvent>>({ ...EMPTY, events: [...SITE_EVENTS] });
  const add = useAddSiteWebhook();
  if (add.data) return <SecretDialog secret={add.data.meta.secret} onClose={onClose} />;
  return (
    <ReasonForm
      title={m.webhooks_add_title()}
      save={m.webhooks_add()}
      size="normal"
      change={{ isPending: add.isPending, error: otherError(add.error) }}
      onSave={(reason) => add.mutate({ json: { ...values, reason } })}
      onClose={onClose}
    >
      <WebhookFields
        values={values}
        set={(fields) => setValues((current) => ({ ...current, ...fields }))}
        events={SITE_EVENTS}
        error={add.error}
      />
    </ReasonForm>
  );
}
