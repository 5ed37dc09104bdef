import { ExportButton, type Resource, type ResourceSearch } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatDateTime } from '#platform/language/format.ts';
import { TopicPane } from './topic-pane.tsx';
import { exportTopics, topicQuery, topicsQuery, type TopicItem } from './topic-queries.ts';
import { TOPIC_STATUSES, TopicStatusLabel } from './topic-status.tsx';

/** The topics that members suggest for communities. */
export const TOPICS: Resource<TopicItem> = {
  path: '/staff/topics',
  title: m.content_topics,
  lead: m.content_topics_lead,
  query: topicsQuery,
  nameLabel: m.content_topic,
  name: ({ attributes: { name, category } }) => ({ text: name, below: category.name }),
  find: m.content_topics_find,
  facets: [
    {
      name: 'state',
      label: m.members_state,
      options: () => [
        { value: 'accepted', label: TOPIC_STATUSES.accepted.label() },
        { value: 'declined', label: TOPIC_STATUSES.declined.label() },
        { value: 'all', label: m.staff_any() },
      ],
      any: TOPIC_STATUSES.waiting.label,
    },
  ],
  empty: { title: m.content_topics_none, text: m.content_topics_none_text },
  columns: () => [
    {
      id: 'member',
      header: m.content_topic_member(),
      meta: { place: 3 },
      cell: ({ row: { original } }) => original.attributes.person?.name,
    },
    {
      id: 'suggested',
      header: m.content_topic_suggested(),
      meta: { place: 4 },
      cell: ({ row: { original } }) => <span className="nowrap">{formatDateTime(original.attributes.created_at)}</span>,
    },
    {
      id: 'state',
      header: m.members_state(),
      meta: { place: 2 },
      cell: ({ row: { original } }) => <TopicStatusLabel status={original.attributes.status} />,
    },
  ],
  Actions: ExportTopics,
  loadOne: async (client, id) => (await client.ensureQueryData(topicQuery(id))).data.attributes.name,
  Pane: TopicPane,
};

function ExportTopics({ search }: { search: ResourceSearch }) {
  return <ExportButton load={() => exportTopics(search)} name="topics.csv" />;
}
