import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FIELD_IDS, fieldName } from '#features/base/skills/web/index.ts';
import { ReasonForm, useFormValues } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { fieldError } from '#platform/browser/field-error.ts';
import { SelectField } from '#platform/ui/select-field.tsx';
import { TextArea } from '#platform/ui/text-area.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { categoriesQuery, type ArticleInput } from './article-queries.ts';
import type { ContentFormProps } from './content-forms.tsx';
import { splitList } from './labels.ts';
import { TimeFields, type Times } from './publication-times.tsx';

/** What the form holds: lists as text, as they are typed. */
export type ArticleValues = Times & Record<'title' | 'summary' | 'category' | 'tags' | 'skills' | 'family' | 'markdown', string>;

/** What the form holds as the endpoints take it. */
export const toArticleInput = ({ tags, skills, family, ...values }: ArticleValues): ArticleInput => ({
  ...values,
  tags: splitList(tags),
  skills: splitList(skills),
  family: family === '' ? null : family,
});

type ArticleFormProps = ContentFormProps & {
  values: ArticleValues;
  /** A new article says its address as well. */
  isNew?: boolean;
  onSave: (values: ArticleValues, reason: string, slug: string) => void;
};

/** The text of an article and what lists and search engines show of it. */
export function ArticleForm({ values: first, isNew = false, change, onSave, ...form }: ArticleFormProps) {
  const [slug, setSlug] = useState('');
  const categories = useQuery(categoriesQuery()).data?.data ?? [];
  const { error } = change;
  const { values, set, field } = useFormValues(first, error);
  return (
    <ReasonForm {...form} size="normal" save={m.content_save()} change={change} onSave={(reason) => onSave(values, reason, slug)}>
      <TextField label={m.boards_field_title()} required minLength={5} maxLength={150} {...field('title')} />
      {isNew && (
        <TextField
          label={m.articles_slug()}
          hint={m.articles_slug_hint()}
          required
          maxLength={100}
          value={slug}
          error={fieldError(error, 'slug')}
          onChange={({ currentTarget }) => setSlug(currentTarget.value)}
        />
      )}
      <TextArea
        label={m.articles_summary()}
        hint={m.articles_summary_hint()}
        required
        minLength={40}
        maxLength={220}
        rows={2}
        {...field('summary')}
      />
      <TextArea
        label={m.articles_markdown()}
        hint={m.articles_markdown_hint()}
        required
        maxLength={60_000}
        rows={16}
        {...field('markdown')}
      />
      <div className="grid [--min:220px] gap-4">
        <SelectField
          label={m.articles_category()}
          required
          placeholder=""
          options={categories.map(({ attributes }) => ({ value: attributes.slug, label: attributes.name }))}
          {...field('category')}
        />
        <SelectField
          label={m.articles_family()}
          placeholder={m.articles_no_family()}
          options={FIELD_IDS.map((family) => ({ value: family, label: fieldName(family) }))}
          {...field('family')}
        />
      </div>
      <TextField label={m.articles_tags()} hint={m.articles_tags_hint()} required {...field('tags')} />
      <TextField label={m.articles_skills()} hint={m.articles_skills_hint()} optional {...field('skills')} />
      <TimeFields values={values} onChange={set} error={error} />
    </ReasonForm>
  );
}
