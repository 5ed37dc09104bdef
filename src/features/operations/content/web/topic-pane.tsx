import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import {
  FactList,
  Pane,
  PaneHistory,
  PaneSection,
  placeIn,
  ReasonAct,
  type ResourcePaneProps,
} from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatDateTime } from '#platform/language/format.ts';
import { Meta } from '#platform/ui/meta.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { topicQuery, useDecideTopic, type StaffTopic, type TopicItem } from './topic-queries.ts';
import { TOPIC_STATUSES, TopicStatusLabel } from './topic-status.tsx';
import '#platform/ui/styles/workspace.css';

/** One suggested topic: who suggests it for whom, and the decision that its author reads. */
export function TopicPane(props: ResourcePaneProps<TopicItem>) {
  const topic = useSuspenseQuery(topicQuery(props.id)).data.data;
  const { name, status, category, person, reason, answer, created_at, history } = topic.attributes;
  return (
    <Pane
      label={name}
      list={{ to: '/staff/topics', label: m.content_topics() }}
      {...placeIn(props)}
      head={
        <div className="stack gap-1">
          <h2>{name}</h2>
          <Meta>
            <TopicStatusLabel status={status} />
            {category.name}
          </Meta>
        </div>
      }
    >
      {reason && <p className="work-section work-text whitespace-pre-line">{reason}</p>}
      {status === 'waiting' && <TopicActs topic={topic} />}
      <PaneSection title={m.members_facts()}>
        <FactList
          facts={[
            [
              m.communities_staff_community(),
              <TextLink key="community" render={<Link to="/communities/$slug" params={{ slug: category.slug }} />}>
                {category.name}
              </TextLink>,
            ],
            [m.content_topic_member(), person?.name],
            [m.content_topic_suggested(), formatDateTime(created_at)],
            [m.communities_suggestion_answer(), answer],
          ]}
        />
      </PaneSection>
      <PaneHistory entries={history} />
    </Pane>
  );
}

const DECISIONS = [
  { accept: true, label: m.communities_suggestion_accept, icon: Check, done: TOPIC_STATUSES.accepted.label },
  { accept: false, label: m.communities_suggestion_decline, icon: X, done: TOPIC_STATUSES.declined.label },
] as const;

function TopicActs({ topic: { id, attributes } }: { topic: StaffTopic }) {
  const decide = useDecideTopic();
  const toast = useToast();
  return (
    <div className="work-section">
      <div className="row gap-2">
        {DECISIONS.map(({ accept, label, icon, done }) => (
          <ReasonAct
            key={String(accept)}
            label={label()}
            icon={icon}
            title={
              accept
                ? m.content_topic_accept_title({ name: attributes.name })
                : m.content_topic_decline_title({ name: attributes.name })
            }
            text={accept ? m.content_topic_accept_text({ community: attributes.category.name }) : m.content_topic_decline_text()}
            reason={{ label: m.communities_suggestion_answer(), hint: m.content_topic_answer_hint() }}
            change={decide}
            onSave={(reason, close) =>
              decide.mutate(
                { params: { id }, json: { accept, reason } },
                {
                  onSuccess: () => {
                    close();
                    toast.show(done());
                  },
                },
              )
            }
          />
        ))}
      </div>
    </div>
  );
}
