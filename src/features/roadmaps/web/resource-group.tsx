import CircleCheck from 'lucide-react/icons/circle-check';
import ExternalLink from 'lucide-react/icons/external-link';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/web/ui/button.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { Item, ItemTitle, List } from '#platform/web/ui/list.tsx';
import { useToast } from '#platform/web/ui/toast.tsx';
import { CATEGORIES } from './counts.tsx';
import { useMarkResource, type PlanResource, type Roadmap } from './queries.ts';
import { ResourceFacts, titleOf } from './resource-facts.tsx';
import { truncate } from './truncate.ts';
import { VideoCard } from './video-card.tsx';

const LINK_TITLE = 30;

type ResourceGroupProps = { roadmap: Roadmap; category: PlanResource['category']; resources: readonly PlanResource[] };

/** The resources of one kind: videos as cards that play here, everything else as links that open beside. */
export function ResourceGroup({ roadmap, category, resources }: ResourceGroupProps) {
  if (category === 'video')
    return (
      <div className="videos">
        {resources.map((resource) => (
          <VideoCard key={resource.id} resource={resource}>
            <DoneButton roadmap={roadmap} resource={resource} />
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
          art={
            <span className="glyph">
              <Icon of={icon} />
            </span>
          }
          action={<DoneButton roadmap={roadmap} resource={resource} />}
        >
          <ItemTitle level={4} href={resource.url} target="_blank" rel="noopener noreferrer" title={titleOf(resource)}>
            {truncate(titleOf(resource), LINK_TITLE)}
          </ItemTitle>
          <ResourceFacts resource={resource} />
        </Item>
      ))}
    </List>
  );
}

function DoneButton({ roadmap, resource }: { roadmap: Roadmap; resource: PlanResource }) {
  const mark = useMarkResource(roadmap);
  const toast = useToast();
  if (!roadmap.attributes.can.change) return null;
  const set = (done: boolean) =>
    mark.mutate(
      { params: { id: roadmap.id, resource_id: resource.id }, json: { done } },
      { onError: (error) => toast.show(error.message, { kind: 'warn' }) },
    );
  return (
    <Button
      variant="quiet"
      small
      {...(resource.done ? { icon: CircleCheck } : {})}
      className="no-print done-button"
      pressed={resource.done}
      label={
        resource.done
          ? m.roadmaps_done_label({ title: titleOf(resource) })
          : m.roadmaps_mark_done_label({ title: titleOf(resource) })
      }
      loading={mark.isPending}
      onClick={() => set(!resource.done)}
    >
      {resource.done ? m.roadmaps_done() : m.roadmaps_mark_done()}
    </Button>
  );
}
