import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldName } from '#features/base/skills/web/index.ts';
import { ReasonForm } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { fieldError } from '#platform/browser/field-error.ts';
import { formatNumber } from '#platform/language/format.ts';
import { RadioGroup } from '#platform/ui/radio-group.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { skillsQuery } from './skill-queries.ts';

const MAX_CHOICES = 6;

type MergeSkillFormProps = {
  duplicate: { id: string; name: string };
  change: { error: Error | null; isPending: boolean };
  onSave: (into: string, reason: string) => void;
  onClose: () => void;
};

/** Finds the skill that is kept, and says what goes along. */
export function MergeSkillForm({ duplicate: { id, name }, change, onSave, onClose }: MergeSkillFormProps) {
  const [find, setFind] = useState(name.split(/\s/u)[0] ?? '');
  const [into, setInto] = useState('');
  const { data } = useInfiniteQuery(skillsQuery({ find, state: 'in-use' }));
  const choices = (data?.pages[0]?.data ?? []).filter((other) => other.id !== id).slice(0, MAX_CHOICES);
  return (
    <ReasonForm
      title={m.learning_skill_merge_title({ name })}
      text={m.learning_skill_merge_text()}
      save={m.listings_merge()}
      change={change}
      onSave={(reason) => onSave(into, reason)}
      onClose={onClose}
    >
      <TextField
        label={m.learning_skill_merge_find()}
        type="search"
        value={find}
        onChange={({ currentTarget }) => {
          setFind(currentTarget.value);
          setInto('');
        }}
      />
      <RadioGroup
        legend={m.listings_merge_into()}
        name="into"
        cards
        value={into}
        onValueChange={setInto}
        error={fieldError(change.error, 'into')}
        options={choices.map((other) => ({
          value: other.id,
          label: other.attributes.name,
          hint: `${fieldName(other.attributes.family)} · ${m.learning_skill_jobs()}: ${formatNumber(other.attributes.jobs)}`,
        }))}
      />
      {choices.length === 0 && <p className="small muted">{m.learning_skill_merge_none()}</p>}
    </ReasonForm>
  );
}
