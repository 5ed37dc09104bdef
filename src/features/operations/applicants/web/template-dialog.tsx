import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { FormDialog } from '#platform/ui/form-dialog.tsx';
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

/** The templates of the company: choose one, change or delete it, or write another. */
export function TemplateDialog({ job, onClose }: { job: HiringJob; onClose: () => void }) {
  const { data } = useQuery(templatesQuery(job.id));
  const [add, change, remove] = [useAddTemplate(), useChangeTemplate(), useDeleteTemplate()];
  const [id, setId] = useState('');
  const [fields, setFields] = useState<Fields>(emptyTemplate);
  const templates = data?.data ?? [];
  const choose = (next: string) => {
    setId(next);
    const { name, stage, body } = templates.find((template) => template.id === next)?.attributes ?? emptyTemplate();
    setFields({ name, stage, body });
  };
  const save = () =>
    id === ''
      ? add.mutate({ params: { id: job.id }, json: fields }, { onSuccess: ({ data: template }) => setId(template.id) })
      : change.mutate({ params: { id }, json: fields });
  const error = add.error ?? change.error ?? remove.error;
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
      <TextField
        label={m.applicants_template_name()}
        maxLength={80}
        value={fields.name}
        onChange={(event) => setFields({ ...fields, name: event.target.value })}
      />
      <SelectField
        label={m.applicants_stage()}
        placeholder={m.applicants_template_stage_any()}
        options={STAGES.map((stage) => ({ value: stage, label: stageLabel(stage) }))}
        value={fields.stage ?? ''}
        onChange={(event) => setFields({ ...fields, stage: STAGES.find((stage) => stage === event.target.value) ?? null })}
      />
      <TextArea
        label={m.applicants_template_body()}
        hint={m.applicants_template_hint(BRACES)}
        rows={6}
        maxLength={5000}
        value={fields.body}
        onChange={(event) => setFields({ ...fields, body: event.target.value })}
      />
    </FormDialog>
  );
}
