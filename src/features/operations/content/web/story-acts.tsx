import { m } from '#platform/messages/messages.js';
import { EditContent, NewContent } from './content-forms.tsx';
import { StoryForm, toStoryInput, type StoryValues } from './story-form.tsx';
import { useChangeStory, useCreateStory, type StaffStory } from './story-queries.ts';

export const STORIES_PATH = '/staff/stories';

const EMPTY: StoryValues = {
  name: '',
  title: '',
  quote: '',
  story: '',
  video: '',
  score_before: '',
  score_after: '',
  position: '100',
  starts_at: null,
  ends_at: null,
};

/** Writes a new success story, which is a draft until it is published. */
export function NewStory() {
  const create = useCreateStory();
  return (
    <NewContent label={m.stories_new()} text={m.stories_new_text()} path={STORIES_PATH} change={create}>
      {(form, onSuccess) => (
        <StoryForm
          {...form}
          values={EMPTY}
          onSave={(values, reason) => create.mutate({ json: { ...toStoryInput(values), reason } }, { onSuccess })}
        />
      )}
    </NewContent>
  );
}

const toValues = ({ attributes }: StaffStory): StoryValues => ({
  name: attributes.name,
  title: attributes.title,
  quote: attributes.quote,
  story: attributes.story,
  video: attributes.video,
  score_before: String(attributes.score_before ?? ''),
  score_after: String(attributes.score_after ?? ''),
  position: String(attributes.position),
  starts_at: attributes.starts_at,
  ends_at: attributes.ends_at,
});

/** Changes a success story, with an undo. */
export function EditStory({ story }: { story: StaffStory }) {
  const change = useChangeStory();
  const before = toValues(story);
  return (
    <EditContent
      change={change}
      before={toStoryInput(before)}
      version={story.attributes.version}
      send={(json, options) => change.mutate({ params: { slug: story.id }, json }, options)}
    >
      {(form, onSave) => (
        <StoryForm {...form} values={before} onSave={(values, reason) => onSave(toStoryInput(values), reason)} />
      )}
    </EditContent>
  );
}
