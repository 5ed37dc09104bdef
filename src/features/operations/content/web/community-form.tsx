import { useState } from 'react';
import { FIELD_IDS, fieldName } from '#features/base/skills/web/index.ts';
import { ReasonForm, useFormValues } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { fieldError } from '#platform/browser/field-error.ts';
import { SelectField } from '#platform/ui/select-field.tsx';
import { TextArea } from '#platform/ui/text-area.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import type { CommunityInput } from './community-queries.ts';
import type { ContentFormProps } from './content-forms.tsx';
import { splitList } from './labels.ts';
import { TimeFields, type Times } from './publication-times.tsx';

/** What the form holds: topics and the position as they are typed. */
export type CommunityValues = Times & Record<'name' | 'family' | 'description' | 'about' | 'position' | 'topics', string>;

/** What the form holds as the endpoints take it. */
export const toCommunityInput = ({ topics, position, ...values }: CommunityValues): CommunityInput => ({
  ...values,
  topics: splitList(topics),
  position: Number(position),
});

type CommunityFormProps = ContentFormProps & {
  values: CommunityValues;
  /** A new community says its address as well. */
  isNew?: boolean;
  onSave: (values: CommunityValues, reason: string, slug: string) => void;
};

/** What a community is about, where it stands, and its topics. */
export function CommunityForm({ values: first, isNew = false, onSave, ...form }: CommunityFormProps) {
  const [slug, setSlug] = useState('');
  const { error } = form.change;
  const { values, set, field } = useFormValues(first, error);
  return (
    <ReasonForm {...form} size="normal" save={m.content_save()} onSave={(reason) => onSave(values, reason, slug)}>
      <TextField label={m.communities_staff_name()} required minLength={3} maxLength={60} {...field('name')} />
      {isNew && (
        <TextField
          label={m.articles_slug()}
          hint={m.communities_staff_slug_hint()}
          required
          maxLength={100}
          value={slug}
          error={fieldError(error, 'slug')}
          onChange={({ currentTarget }) => setSlug(currentTarget.value)}
        />
      )}
      <TextArea
        label={m.articles_summary()}
        hint={m.communities_staff_description_hint()}
        required
        minLength={10}
        maxLength={300}
        rows={2}
        {...field('description')}
      />
      <TextArea label={m.communities_staff_about()} optional maxLength={5000} rows={6} {...field('about')} />
      <TextField label={m.communities_staff_topics()} hint={m.communities_staff_topics_hint()} optional {...field('topics')} />
      <div className="grid [--min:220px] items-start gap-4">
        <SelectField
          label={m.articles_family()}
          options={FIELD_IDS.map((family) => ({ value: family, label: fieldName(family) }))}
          {...field('family')}
        />
        <TextField
          label={m.communities_staff_position()}
          hint={m.communities_staff_position_hint()}
          required
          type="number"
          min={0}
          max={10_000}
          {...field('position')}
        />
      </div>
      <TimeFields values={values} onChange={set} error={error} />
    </ReasonForm>
  );
}
