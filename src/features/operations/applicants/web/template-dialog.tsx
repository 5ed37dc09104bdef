import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { EditConflict } from '#platform/ui/edit-conflict.tsx';
import { FormDialog } from '#platform/ui/form-dialog.tsx';
import { useEditedFields } from '#platform/ui/hooks/use-edited-fields.ts';
import { SelectField } from '#platform/ui/select-field.tsx';
import { TextArea } from '#platform/ui/text-area.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import {
  templatesQuery,
  useAddTemplate,
  useChangeTemplate,
  useDeleteTemplate,
  type HiringJob,
  type Template,
} from './queries.ts';
import { stageLabel } from './stage-labels.ts';

type Fields = Pick<Template['attributes'], 'name' | 'stage' | 'body'>;
const STAGES = ['shortlisted', 'interview', 'offered', 'rejected'] as const;
/** In a message, braces stand around the names of its own parameters. */
const BRACES = { open: '{', close: '}' };

const emptyTemplate = (): Fields => ({
  name: '',
  stage: 'shortlisted',
  body: m.applicants_template_start_shortlisted(BRACES),
});

const fieldsOf = (template: Template | undefined): Fields => {
  if (!template) return emptyTemplate();
  const { name, stage, body } = template.attributes;
  return { name, stage, body };
};

/** The templates of the company: choose one, change or delete it, or write another. */
export function TemplateDialog({ job, onClose }: { job: HiringJob; onClose: () => void }) {
  const { data } = useQuery(templatesQuery(job.id));
  const [add, change, remove] = [useAddTemplate(), useChangeTemplate(), useDeleteTemplate()];
  const [id, setId] = useState('');
  const client = useQueryClient();
  const edit = useEditedFields<Fields>(emptyTemplate(), async () =>
    fieldsOf((await client.fetchQuery({ ...templatesQuery(job.id), staleTime: 0 })).data.find((template) => template.id === id)),
  );
  const fields = edit.values;
  const templates = data?.data ?? [];
  const choose = (next: string) => {
    setId(next);
    edit.begin(fieldsOf(templates.find((template) => template.id === next)));
  };
  const save = () =>
    id === ''
      ? add.mutate(
          { params: { id: job.id }, json: fields },
          {
            onSuccess: ({ data: template }) => {
              setId(template.id);
              edit.begin(fieldsOf(template));
            },
          },
        )
      : change.mutate(
          { params: { id }, json: edit.change },
          { onSuccess: ({ data: template }) => edit.begin(fieldsOf(template)), onError: edit.onError },
        );
  const error = edit.conflict ? null : (add.error ?? change.error ?? remove.error);
  return (
    <FormDialog
      title={m.applicants_template_edit()}
      size="normal"
      save={m.applicants_template_save()}
      change={{ error, isPending: add.isPending || change.isPending }}
      onSave={save}
      onClose={onClose}
      aside={
        id !== '' && (
          <Button
            variant="bare"
            small
            danger
            loading={remove.isPending}
            onClick={() => remove.mutate({ params: { id } }, { onSuccess: () => choose('') })}
          >
            {m.applicants_template_delete()}
          </Button>
        )
      }
    >
      <SelectField
        label={m.applicants_template()}
        placeholder={m.applicants_template_new()}
        options={templates.map((template) => ({ value: template.id, label: template.attributes.name }))}
        value={id}
        onChange={(event) => choose(event.target.value)}
      />
      <EditConflict
        conflict={edit.conflict}
        labels={{ name: m.applicants_template_name(), body: m.applicants_template_body() }}
        onChoice={change.reset}
      />
      <TextField
        label={m.applicants_template_name()}
        maxLength={80}
        value={fields.name}
        onChange={(event) => edit.set({ name: event.target.value })}
      />
      <SelectField
        label={m.applicants_stage()}
        placeholder={m.applicants_template_stage_any()}
        options={STAGES.map((stage) => ({ value: stage, label: stageLabel(stage) }))}
        value={fields.stage ?? ''}
        onChange={(event) => edit.set({ stage: STAGES.find((stage) => stage === event.target.value) ?? null })}
      />
      <TextArea
        label={m.applicants_template_body()}
        hint={m.applicants_template_hint(BRACES)}
        rows={6}
        maxLength={5000}
        value={fields.body}
        onChange={(event) => edit.set({ body: event.target.value })}
      />
    </FormDialog>
  );
}
