import { useSuspenseQuery } from '@tanstack/react-query';
import { fieldName } from '#features/base/skills/web/index.ts';
import type { ResourcePaneProps } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatNumber } from '#platform/language/format.ts';
import { COMMUNITIES_PATH, EditCommunity } from './community-acts.tsx';
import { staffCommunityQuery, useChangeCommunityState, type CommunityItem } from './community-queries.ts';
import { ContentPane, PagePreview } from './content-pane.tsx';

/** One community: its state and facts, what to do with it, and the way to its page. */
export function CommunityPane(props: ResourcePaneProps<CommunityItem>) {
  const community = useSuspenseQuery(staffCommunityQuery(props.id)).data.data;
  const change = useChangeCommunityState();
  const { id: slug, attributes } = community;
  const { family, topics, position, followers, questions, from_file } = attributes;
  const page = `/communities/${slug}`;
  return (
    <ContentPane
      pane={props}
      list={{ to: COMMUNITIES_PATH, label: m.communities_title() }}
      name={attributes.name}
      attributes={attributes}
      change={change}
      send={(json, options) => change.mutate({ params: { slug }, json }, options)}
      edit={<EditCommunity community={community} />}
      preview={
        <PagePreview to={page} isShown={attributes.state === 'shown'}>
          <p>{attributes.description}</p>
        </PagePreview>
      }
      facts={[
        [m.articles_slug(), page],
        [m.articles_family(), fieldName(family)],
        [m.communities_staff_topics(), topics.join(', ')],
        [m.communities_staff_position(), formatNumber(position)],
        [m.communities_staff_followers(), formatNumber(followers)],
        [m.communities_staff_questions(), formatNumber(questions)],
      ]}
      last={[[m.articles_source(), from_file ? m.communities_staff_from_file() : m.articles_by_staff()]]}
    />
  );
}
