import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { lazyDialog } from '#platform/ui/lazy-dialog.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { templatesQuery, type HiringJob, type Template } from './queries.ts';
import './applicants.css';

const TemplateDialog = lazyDialog(async () => (await import('./template-dialog.tsx')).TemplateDialog);

type TemplateStage = Template['attributes']['stage'];
type TemplateFieldProps = { job: HiringJob; stage: TemplateStage; onChoose: (body: string) => void };

/** Fills a text from a template of the company: those of any stage, and of `stage`. */
export function TemplateField({ job, stage, onChoose }: TemplateFieldProps) {
  const { data } = useQuery(templatesQuery(job.id));
  const [chosen, setChosen] = useState('');
  const [isEditing, setEditing] = useState(false);
  const templates = (data?.data ?? []).filter(({ attributes }) => attributes.stage === null || attributes.stage === stage);
  const choose = (id: string) => {
    setChosen(id);
    const template = templates.find((option) => option.id === id);
    if (template) onChoose(template.attributes.body);
  };
  return (
    <div className="row applicant-template">
      {templates.length > 0 && (
        <SelectField
          label={m.applicants_template()}
          placeholder={m.applicants_template_none()}
          options={templates.map(({ id, attributes }) => ({ value: id, label: attributes.name }))}
          value={chosen}
          onChange={(event) => choose(event.target.value)}
        />
      )}
      <Button variant="bare" small onClick={() => setEditing(true)}>
        {m.applicants_template_edit()}
      </Button>
      {isEditing && <TemplateDialog job={job} onClose={() => setEditing(false)} />}
    </div>
  );
}
