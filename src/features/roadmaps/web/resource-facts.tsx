import { m } from '#platform/messages/messages.js';
import { formatHours } from '#platform/web/format.ts';
import { Meta } from '#platform/web/ui/meta.tsx';
import { Tag } from '#platform/web/ui/tag.tsx';
import type { PlanResource } from './queries.ts';
import { platformOf } from './video-link.ts';

/** Provider, level, length and cost. */
export function ResourceFacts({ resource }: { resource: PlanResource }) {
  return (
    <Meta>
      <span>{resource.provider || platformOf(resource.url) || m.roadmaps_unknown_platform()}</span>
      <span>{resource.level}</span>
      {resource.hours > 0 && <span>{formatHours(resource.hours, 'narrow')}</span>}
      {resource.cost !== 'paid' && (
        <Tag tone="good">{resource.cost === 'free' ? m.roadmaps_cost_free() : m.roadmaps_cost_audit()}</Tag>
      )}
    </Meta>
  );
}

/** A resource's title, else its address, else a word. */
export const titleOf = ({ meta_title, original_url, url }: PlanResource) =>
  meta_title || original_url || url || m.roadmaps_untitled();
