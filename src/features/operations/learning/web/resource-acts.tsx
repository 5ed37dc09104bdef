import Link2 from 'lucide-react/icons/link-2';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import { ReasonForm, useUndo } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { fieldError } from '#platform/browser/field-error.ts';
import { Button } from '#platform/ui/button.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { DropAct } from './drop-act.tsx';
import { reasonFor } from './reason-for.ts';
import { useChangeResourceState, useCheckResource, useReplaceResource, type StaffResource } from './resource-queries.ts';

type Acts = { resource: StaffResource };

/** Checking the address of a resource, replacing it, and dropping the resource or putting it back. */
export function ResourceActs({ resource }: Acts) {
  const { dropped, paths } = resource.attributes;
  return (
    <div className="stack gap-2">
      <div className="row gap-2">
        {!dropped && <ReplaceResource resource={resource} />}
        {!dropped && <CheckResource resource={resource} />}
        {(dropped || paths.length === 0) && <DropResource resource={resource} />}
      </div>
      {!dropped && paths.length > 0 && <p className="small muted">{m.learning_in_path()}</p>}
    </div>
  );
}

function CheckResource({ resource: { id } }: Acts) {
  const check = useCheckResource();
  const toast = useToast();
  return (
    <Button
      variant="quiet"
      small
      icon={RefreshCw}
      loading={check.isPending}
      onClick={() =>
        check.mutate(
          { params: { id }, json: {} },
          {
            onSuccess: () => toast.show(m.learning_checking()),
            onError: (error) => toast.show(error.message, { kind: 'warn' }),
          },
        )
      }
    >
      {m.learning_check_now()}
    </Button>
  );
}

function ReplaceResource({ resource: { id, attributes } }: Acts) {
  const [values, setValues] = useState<{ url: string; source: string; sourced_on: string } | null>(null);
  const change = useReplaceResource();
  const { offer, told } = useUndo();
  const { url, source, sourced_on, version, reports, stated_url } = attributes;
  const params = { id };
  const reason = reasonFor(reports);
  const today = () => new Date().toISOString().slice(0, 10);
  const field = (name: 'url' | 'source' | 'sourced_on') => ({
    value: values?.[name] ?? '',
    error: fieldError(change.error, name),
    onChange: (event: { currentTarget: { value: string } }) =>
      setValues((current) => current && { ...current, [name]: event.currentTarget.value }),
  });
  const save = (words: string) =>
    values &&
    change.mutate(
      { params, json: { ...values, version, reason: words } },
      {
        onSuccess: ({ data }) => {
          setValues(null);
          const before = { url, source: source || stated_url, sourced_on: sourced_on ?? today() };
          const json = { ...before, version: data.attributes.version, reason: m.members_undone() };
          offer(m.learning_replaced(), () => change.mutate({ params, json }, told));
        },
      },
    );
  return (
    <>
      <Button
        variant="quiet"
        small
        icon={Link2}
        onClick={() => {
          change.reset();
          setValues({ url, source: '', sourced_on: today() });
        }}
      >
        {m.learning_replace()}
      </Button>
      {values && (
        <ReasonForm
          title={m.learning_replace_title()}
          text={m.learning_replace_text()}
          save={m.content_save()}
          {...(reason && { reason })}
          change={change}
          onSave={save}
          onClose={() => setValues(null)}
        >
          <TextField label={m.learning_new_address()} required maxLength={2000} {...field('url')} />
          <TextField
            label={m.learning_new_source()}
            hint={m.learning_new_source_hint()}
            required
            maxLength={300}
            {...field('source')}
          />
          <TextField label={m.learning_sourced_on()} type="date" required {...field('sourced_on')} />
        </ReasonForm>
      )}
    </>
  );
}

function DropResource({ resource: { id, attributes } }: Acts) {
  const change = useChangeResourceState();
  const { dropped, version, reports } = attributes;
  return (
    <DropAct
      dropped={dropped}
      version={version}
      reports={reports}
      change={change}
      texts={{
        drop: m.learning_resource_drop_title(),
        dropText: m.learning_resource_drop_text(),
        dropped: m.learning_resource_dropped(),
        restore: m.learning_resource_restore_title(),
        restoreText: m.learning_resource_restore_text(),
        restored: m.learning_resource_restored(),
      }}
      send={(json, options) => change.mutate({ params: { id }, json }, options)}
    />
  );
}
