import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useId } from 'react';
import { loadBodyEditor } from '#features/catalogue/insights/web/index.ts';
import { ReasonForm, useFormValues } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { fieldError } from '#platform/browser/field-error.ts';
import { FieldError } from '#platform/ui/field.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { TextArea } from '#platform/ui/text-area.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { categoriesQuery } from './article-queries.ts';
import type { ContentFormProps } from './content-forms.tsx';
import type { InsightInput } from './insight-queries.ts';
import { splitList } from './labels.ts';
import { TimeFields, type Times } from './publication-times.tsx';

const BodyEditor = lazy(async () => ({ default: await loadBodyEditor() }));

/** What the form holds: the hashtags as they are typed. */
export type InsightValues = Times & Record<'title' | 'summary' | 'body' | 'category' | 'hashtags' | 'source_url', string>;

/** What the form holds as the endpoints take it. */
export const toInsightInput = ({ hashtags, source_url, ...values }: InsightValues): InsightInput => ({
  ...values,
  hashtags: splitList(hashtags),
  source_url: source_url.trim() === '' ? null : source_url.trim(),
});

type InsightFormProps = ContentFormProps & {
  values: InsightValues;
  onSave: (values: InsightValues, reason: string) => void;
};

/** The text of an insight and what its card shows. */
export function InsightForm({ values: first, onSave, ...form }: InsightFormProps) {
  const bodyId = useId();
  const categories = useQuery(categoriesQuery()).data?.data ?? [];
  const { error } = form.change;
  const { values, set, field } = useFormValues(first, error);
  return (
    <ReasonForm {...form} size="normal" save={m.content_save()} onSave={(reason) => onSave(values, reason)}>
      <TextField label={m.insights_field_title()} required minLength={5} maxLength={150} {...field('title')} />
      <div className="field">
        <span className="label" id={bodyId}>
          {m.insights_field_body()}
        </span>
        <Suspense>
          <BodyEditor html={values.body} labelledBy={bodyId} onChange={(body) => set({ body })} />
        </Suspense>
        <FieldError>{fieldError(error, 'body')}</FieldError>
      </div>
      <TextArea
        label={m.insights_field_summary()}
        hint={m.insights_field_summary_hint()}
        optional
        maxLength={300}
        rows={2}
        {...field('summary')}
      />
      <div className="grid [--min:220px] items-start gap-4">
        <SelectField
          label={m.articles_category()}
          required
          placeholder=""
          options={categories.map(({ attributes }) => ({ value: attributes.slug, label: attributes.name }))}
          {...field('category')}
        />
        <TextField label={m.insights_staff_hashtags()} hint={m.articles_tags_hint()} required {...field('hashtags')} />
      </div>
      <TextField
        label={m.insights_field_source()}
        hint={m.insights_field_source_hint()}
        optional
        type="url"
        inputMode="url"
        {...field('source_url')}
      />
      <TimeFields values={values} onChange={set} error={error} />
    </ReasonForm>
  );
}
