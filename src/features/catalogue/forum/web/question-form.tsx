import { useState, type SubmitEvent } from 'react';
import { m } from '#platform/messages/messages.js';
import { Banner } from '#platform/ui/banner.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Segmented } from '#platform/ui/segmented.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { TextArea } from '#platform/ui/text-area.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import type { Community } from '#features/catalogue/communities/web/index.ts';
import { SimilarQuestions } from './similar-questions.tsx';

export type QuestionValues = {
  kind: 'question' | 'discussion';
  title: string;
  body: string;
  category: string;
  hashtags: string[];
};

type QuestionFormProps = {
  initial: QuestionValues;
  /** Omitted when editing, since a question cannot move to another community. */
  communities?: readonly Community[];
  saveLabel: string;
  mutation: { error: Error | null; isPending: boolean };
  onSave: (values: QuestionValues) => void;
  onCancel?: () => void;
};

const MAX_HASHTAGS = 5;
const parseHashtags = (text: string) =>
  text
    .split(/[,#]/)
    .map((name) => name.trim())
    .filter(Boolean)
    .slice(0, MAX_HASHTAGS);

/** The form for asking or editing a question. */
export function QuestionForm({ initial, communities, saveLabel, mutation, onSave, onCancel }: QuestionFormProps) {
  const [values, setValues] = useState(initial);
  const [hashtagText, setHashtagText] = useState(initial.hashtags.join(', '));
  const update = (changes: Partial<QuestionValues>) => setValues((current) => ({ ...current, ...changes }));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSave({ ...values, hashtags: parseHashtags(hashtagText) });
  };
  return (
    <form className="stack gap-5" onSubmit={submit}>
      {mutation.error && (
        <Banner kind="bad" live>
          {mutation.error.message}
        </Banner>
      )}
      {communities && (
        <div>
          <Segmented
            label={m.forum_kind()}
            value={values.kind}
            onValueChange={(kind) => update({ kind })}
            options={[
              { value: 'question', label: m.forum_kind_question() },
              { value: 'discussion', label: m.forum_kind_discussion() },
            ]}
          />
        </div>
      )}
      <div className="stack gap-2">
        <TextField
          label={m.forum_form_title()}
          hint={m.forum_form_title_hint()}
          required
          minLength={15}
          maxLength={150}
          value={values.title}
          onChange={(event) => update({ title: event.target.value })}
        />
        {communities && <SimilarQuestions title={values.title} />}
      </div>
      {communities && (
        <SelectField
          label={m.forum_community()}
          required
          placeholder={m.communities_choose()}
          value={values.category}
          options={communities.map(({ attributes }) => ({ value: attributes.slug, label: attributes.name }))}
          onChange={(event) => update({ category: event.target.value })}
        />
      )}
      <TextArea
        label={m.forum_form_body()}
        hint={m.forum_form_format()}
        optional
        rows={9}
        maxLength={10_000}
        value={values.body}
        onChange={(event) => update({ body: event.target.value })}
      />
      <TextField
        label={m.forum_hashtags()}
        hint={m.forum_form_hashtags_hint()}
        optional
        maxLength={220}
        value={hashtagText}
        onChange={(event) => setHashtagText(event.target.value)}
      />
      <div className="row">
        <Button type="submit" loading={mutation.isPending}>
          {saveLabel}
        </Button>
        {onCancel && (
          <Button variant="bare" onClick={onCancel}>
            {m.kit_cancel()}
          </Button>
        )}
      </div>
    </form>
  );
}
