import { useSuspenseQuery } from '@tanstack/react-query';
import {
  FactList,
  Pane,
  PaneHistory,
  PaneSection,
  placeIn,
  type ResourcePaneProps,
} from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatDate, formatDateTime, formatNumber } from '#platform/language/format.ts';
import { TextLink } from '#platform/ui/text-link.tsx';
import { ResourceActs } from './resource-acts.tsx';
import { resourceQuery, type ResourceItem, type StaffResource } from './resource-queries.ts';
import { ResourceStateLabel } from './resource-state.tsx';
import '#platform/ui/styles/workspace.css';

/** One learning resource: whether its address works, what needs it, and what to do with it. */
export function ResourcePane(props: ResourcePaneProps<ResourceItem>) {
  const resource = useSuspenseQuery(resourceQuery(props.id)).data.data;
  const { title, history } = resource.attributes;
  return (
    <Pane
      label={title}
      list={{ to: '/staff/resources', label: m.learning_resources() }}
      {...placeIn(props)}
      head={
        <div className="stack gap-1">
          <h2>{title}</h2>
          <ResourceStateLabel resource={resource.attributes} />
        </div>
      }
    >
      <div className="work-section">
        <ResourceActs resource={resource} />
      </div>
      <PaneSection title={m.members_facts()}>
        <ResourceFacts resource={resource} />
      </PaneSection>
      <PaneHistory title={m.content_history()} entries={history} />
    </Pane>
  );
}

const Address = ({ url }: { url: string }) => (
  <TextLink href={url} target="_blank" rel="noopener noreferrer" className="work-text">
    {url}
  </TextLink>
);

const namesOf = (skills: readonly { name: string }[]) => skills.map(({ name }) => name).join(', ');

/** The address of a resource and everything that is known about it. */
export function ResourceFacts({ resource: { attributes } }: { resource: StaffResource }) {
  const { url, stated_url, replaced, source, sourced_on, checked_at, status, failures, skills, paths } = attributes;
  return (
    <FactList
      facts={[
        [m.learning_address(), <Address key="url" url={url} />],
        [m.learning_stated(), replaced ? <Address key="stated" url={stated_url} /> : null],
        [m.learning_new_source(), source],
        [m.learning_sourced_on(), sourced_on && formatDate(sourced_on, 'full')],
        [m.learning_checked(), checked_at ? formatDateTime(checked_at) : m.learning_never()],
        [m.learning_status(), status === null ? '' : String(status)],
        [m.learning_failures(), failures === 0 ? '' : formatNumber(failures)],
        [m.learning_provider(), attributes.provider],
        [m.learning_skills(), namesOf(skills)],
        [m.learning_paths(), namesOf(paths)],
        [m.learning_reports(), formatNumber(attributes.reports)],
      ]}
    />
  );
}
