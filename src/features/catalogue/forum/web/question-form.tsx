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

export type QuestionText = {
  kind: 'question' | 'discussion';
  title: string;
  body: string;
  category: string;
  hashtags: string[];
};

type QuestionFormProps = {
  start: QuestionText;
  /** Omitted when editing, since a question cannot move to another community. */
  communities?: readonly Community[];
  save: string;
  change: { error: Error | null; isPending: boolean };
  onSave: (words: QuestionText) => void;
  onCancel?: () => void;
};

const MAX_HASHTAGS = 5;
const readHashtags = (text: string) =>
  text
    .split(/[,#]/)
    .map((name) => name.trim())
    .filter(Boolean)
    .slice(0, MAX_HASHTAGS);

/** The form for asking or editing a question. */
export function QuestionForm({ start, communities, save, change, onSave, onCancel }: QuestionFormProps) {
  const [words, setWords] = useState(start);
  const [tags, setTags] = useState(start.hashtags.join(', '));
  const set = (part: Partial<QuestionText>) => setWords((now) => ({ ...now, ...part }));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSave({ ...words, hashtags: readHashtags(tags) });
  };
  return (
    <form className="stack gap-5" onSubmit={submit}>
      {change.error && (
        <Banner kind="bad" live>
          {change.error.message}
        </Banner>
      )}
      {communities && (
        <div>
          <Segmented
            label={m.forum_kind()}
            value={words.kind}
            onValueChange={(kind) => set({ kind })}
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
          value={words.title}
          onChange={(event) => set({ title: event.target.value })}
        />
        {communities && <SimilarQuestions title={words.title} />}
      </div>
      {communities && (
        <SelectField
          label={m.forum_community()}
          required
          placeholder={m.communities_choose()}
          value={words.category}
          options={communities.map(({ attributes }) => ({ value: attributes.slug, label: attributes.name }))}
          onChange={(event) => set({ category: event.target.value })}
        />
      )}
      <TextArea
        label={m.forum_form_body()}
        hint={m.forum_form_format()}
        optional
        rows={9}
        maxLength={10_000}
        value={words.body}
        onChange={(event) => set({ body: event.target.value })}
      />
      <TextField
        label={m.forum_hashtags()}
        hint={m.forum_form_hashtags_hint()}
        optional
        maxLength={220}
        value={tags}
        onChange={(event) => setTags(event.target.value)}
      />
      <div className="row">
        <Button type="submit" loading={change.isPending}>
          {save}
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
