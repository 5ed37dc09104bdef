import { useSuspenseQuery } from '@tanstack/react-query';
import { StoryCard } from '#features/member/fitment/web/index.ts';
import type { ResourcePaneProps } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatNumber } from '#platform/language/format.ts';
import { ContentPane } from './content-pane.tsx';
import { describeSource } from './labels.ts';
import { EditStory, STORIES_PATH } from './story-acts.tsx';
import { storyQuery, useChangeStoryState, type StoryItem } from './story-queries.ts';

/** One success story: as its readers see it, what to do with it, and where it stands. */
export function StoryPane(props: ResourcePaneProps<StoryItem>) {
  const story = useSuspenseQuery(storyQuery(props.id)).data.data;
  const change = useChangeStoryState();
  const { name, position, sample, from_file, score_before, score_after, shown } = story.attributes;
  const scores = score_before === null || score_after === null ? null : { from: score_before, to: score_after };
  return (
    <ContentPane
      pane={props}
      list={{ to: STORIES_PATH, label: m.stories_title() }}
      name={name}
      attributes={story.attributes}
      change={change}
      send={(json, options) => change.mutate({ params: { slug: story.id }, json }, options)}
      edit={<EditStory story={story} />}
      preview={
        <div className="stack gap-3">
          <StoryCard story={shown.attributes} />
          <p className="work-text whitespace-pre-line">{shown.attributes.story}</p>
        </div>
      }
      facts={[
        [m.stories_example(), sample ? m.stories_example_text() : ''],
        [m.stories_scores(), scores && m.stories_from_to(scores)],
        [m.communities_staff_position(), formatNumber(position)],
      ]}
      last={[[m.articles_source(), describeSource(from_file)]]}
    />
  );
}
