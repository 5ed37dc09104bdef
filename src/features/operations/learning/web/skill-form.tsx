import { useState } from 'react';
import { ReasonForm } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { fieldError } from '#platform/browser/field-error.ts';
import { TextArea } from '#platform/ui/text-area.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { toLines } from './lines.ts';

export type SkillNames = { name: string; aliases: string[]; hindi_names: string[] };

type SkillFormProps = {
  values: SkillNames;
  change: { error: Error | null; isPending: boolean };
  onSave: (values: SkillNames, reason: string) => void;
  onClose: () => void;
};

/** The names of a skill, one a line. */
export function SkillForm({ values, change, onSave, onClose }: SkillFormProps) {
  const [name, setName] = useState(values.name);
  const [aliases, setAliases] = useState(values.aliases.join('\n'));
  const [hindi, setHindi] = useState(values.hindi_names.join('\n'));
  const { error } = change;
  return (
    <ReasonForm
      title={m.learning_skill_correct_title()}
      text={m.learning_skill_correct_text()}
      size="normal"
      save={m.content_save()}
      change={change}
      onSave={(reason) => onSave({ name, aliases: toLines(aliases), hindi_names: toLines(hindi) }, reason)}
      onClose={onClose}
    >
      <TextField
        label={m.learning_skill_name()}
        required
        maxLength={120}
        value={name}
        error={fieldError(error, 'name')}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <TextArea
        label={m.learning_skill_aliases()}
        hint={m.learning_skill_aliases_hint()}
        optional
        rows={6}
        value={aliases}
        error={fieldError(error, 'aliases')}
        onChange={({ currentTarget }) => setAliases(currentTarget.value)}
      />
      <TextArea
        label={m.learning_skill_hindi()}
        hint={m.learning_skill_hindi_hint()}
        optional
        rows={4}
        value={hindi}
        error={fieldError(error, 'hindi_names')}
        onChange={({ currentTarget }) => setHindi(currentTarget.value)}
      />
    </ReasonForm>
  );
}
