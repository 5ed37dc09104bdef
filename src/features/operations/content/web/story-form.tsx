import { ReasonForm, useFormValues } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { TextArea } from '#platform/ui/text-area.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import type { ContentFormProps } from './content-forms.tsx';
import { TimeFields, type Times } from './publication-times.tsx';
import type { StoryInput } from './story-queries.ts';

/** What the form holds: numbers as they are typed. */
export type StoryValues = Times &
  Record<'name' | 'title' | 'quote' | 'story' | 'video' | 'score_before' | 'score_after' | 'position', string>;

const toScore = (text: string): number | null => (text === '' ? null : Number(text));

/** What the form holds as the endpoints take it. */
export const toStoryInput = ({ score_before, score_after, position, ...values }: StoryValues): StoryInput => ({
  ...values,
  score_before: toScore(score_before),
  score_after: toScore(score_after),
  position: Number(position),
});

type StoryFormProps = ContentFormProps & { values: StoryValues; onSave: (values: StoryValues, reason: string) => void };

/** What a person says of their next step, and where it stands. */
export function StoryForm({ values: first, onSave, ...form }: StoryFormProps) {
  const { error } = form.change;
  const { values, set, field } = useFormValues(first, error);
  const score = { type: 'number', min: 0, max: 100, optional: true } as const;
  return (
    <ReasonForm {...form} size="normal" save={m.content_save()} onSave={(reason) => onSave(values, reason)}>
      <div className="grid [--min:220px] items-start gap-4">
        <TextField label={m.stories_name()} required minLength={2} maxLength={80} {...field('name')} />
        <TextField
          label={m.stories_headline()}
          hint={m.stories_headline_hint()}
          required
          minLength={3}
          maxLength={120}
          {...field('title')}
        />
      </div>
      <TextArea
        label={m.stories_quote()}
        hint={m.stories_quote_hint()}
        required
        minLength={20}
        maxLength={240}
        rows={2}
        {...field('quote')}
      />
      <TextArea label={m.stories_story()} required minLength={40} maxLength={2000} rows={6} {...field('story')} />
      <div className="grid [--min:220px] items-start gap-4">
        <TextField label={m.stories_score_before()} hint={m.stories_score_hint()} {...score} {...field('score_before')} />
        <TextField label={m.stories_score_after()} {...score} {...field('score_after')} />
        <TextField label={m.stories_video()} hint={m.stories_video_hint()} optional maxLength={200} {...field('video')} />
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
