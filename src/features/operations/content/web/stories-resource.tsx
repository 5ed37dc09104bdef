import { ExportButton, type Resource, type ResourceSearch } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Tag } from '#platform/ui/tag.tsx';
import { changedColumn, STATE_FACETS, stateColumn } from './content-columns.tsx';
import { NewStory, STORIES_PATH } from './story-acts.tsx';
import { StoryPane } from './story-pane.tsx';
import { exportStories, storiesQuery, storyQuery, type StoryItem } from './story-queries.ts';

/** Stories of people who closed the gap. */
export const STORIES: Resource<StoryItem> = {
  path: STORIES_PATH,
  title: m.stories_title,
  lead: m.stories_lead,
  query: storiesQuery,
  nameLabel: m.stories_name,
  name: ({ attributes: { name, title } }) => ({ text: name, below: title }),
  find: m.stories_find,
  facets: STATE_FACETS,
  empty: { title: m.stories_none, text: m.articles_none_text },
  columns: () => [
    stateColumn(),
    {
      id: 'example',
      header: m.stories_example(),
      meta: { isWideOnly: true },
      cell: ({ row: { original } }) => original.attributes.sample && <Tag>{m.stories_example()}</Tag>,
    },
    changedColumn(),
  ],
  Actions: StoriesActions,
  loadOne: async (client, id) => (await client.ensureQueryData(storyQuery(id))).data.attributes.name,
  Pane: StoryPane,
};

function StoriesActions({ search }: { search: ResourceSearch }) {
  return (
    <>
      <ExportButton load={() => exportStories(search)} name="stories.csv" />
      <NewStory />
    </>
  );
}
