import ExternalLink from 'lucide-react/icons/external-link';
import { Icon } from '#platform/ui/icon.tsx';
import { Item, ItemTitle, List } from '#platform/ui/list.tsx';
import { CATEGORIES } from './counts.tsx';
import type { PlanResource, Roadmap } from './queries.ts';
import { ResourceActions } from './resource-actions.tsx';
import { ResourceFacts, resourceTitle } from './resource-facts.tsx';
import { truncate } from './truncate.ts';
import { VideoCard } from './video-card.tsx';
import './plan.css';

const MAX_TITLE_LENGTH = 30;

type ResourceGroupProps = {
  roadmap: Roadmap;
  skillId: string;
  category: PlanResource['category'];
  resources: readonly PlanResource[];
};

/** The resources of one category: videos play in a dialog, others open in a new tab. */
export function ResourceGroup({ roadmap, skillId, category, resources }: ResourceGroupProps) {
  if (category === 'video')
    return (
      <div className="video-grid">
        {resources.map((resource) => (
          <VideoCard key={resource.id} resource={resource}>
            <ResourceActions roadmap={roadmap} skillId={skillId} resource={resource} />
          </VideoCard>
        ))}
      </div>
    );
  const icon = CATEGORIES.find(({ id }) => id === category)?.icon ?? ExternalLink;
  return (
    <List>
      {resources.map((resource) => (
        <Item
          key={resource.id}
          className="resource-item"
          art={
            <span className="glyph">
              <Icon of={icon} />
            </span>
          }
          action={<ResourceActions roadmap={roadmap} skillId={skillId} resource={resource} />}
        >
          <ItemTitle level={4} href={resource.url} target="_blank" rel="noopener noreferrer" title={resourceTitle(resource)}>
            {truncate(resourceTitle(resource), MAX_TITLE_LENGTH)}
          </ItemTitle>
          <ResourceFacts resource={resource} />
        </Item>
      ))}
    </List>
  );
}
