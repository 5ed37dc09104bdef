import { levelName } from '#features/base/skills/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatDate, formatLanguageName } from '#platform/language/format.ts';
import { Icon } from '#platform/ui/icon.tsx';
import { Meta } from '#platform/ui/meta.tsx';
import { Tag } from '#platform/ui/tag.tsx';
import { CATEGORIES } from './counts.tsx';
import type { PlanResource } from './queries.ts';
import { platformName } from './video-link.ts';
import { formatStudyTime } from './format-study-time.ts';
import './plan.css';

/**
 * Provider, format, language, level, length, cost and the state of the link; `inPart`: only a part is to be taken, so the hours of
 * the whole stay out.
 */
export function ResourceFacts({ resource, inPart = false }: { resource: PlanResource; inPart?: boolean }) {
  const format = CATEGORIES.find(({ id }) => id === resource.category);
  return (
    <>
      <Meta>
        <span>{providerName(resource)}</span>
        {format && (
          <span className="resource-format">
            <Icon of={format.icon} small />
            {format.one()}
          </span>
        )}
        {resource.language !== 'und' && <span>{formatLanguageName(resource.language)}</span>}
        {resource.level !== '' && <span>{levelName(resource.level)}</span>}
        {resource.hours > 0 && !inPart && <span>{formatStudyTime(resource.hours, 'narrow')}</span>}
        {resource.checked_on && <span>{m.roadmaps_checked({ date: formatDate(resource.checked_on, 'short') })}</span>}
        {(resource.cost === 'free' || resource.cost === 'free-audit') && (
          <Tag tone="good">{resource.cost === 'free' ? m.roadmaps_cost_free() : m.roadmaps_cost_audit()}</Tag>
        )}
        {resource.broken && <Tag tone="warn">{m.roadmaps_broken()}</Tag>}
      </Meta>
      {resource.substitute_for && (
        <p className="caption muted">{m.roadmaps_substitute({ title: resource.substitute_for.title })}</p>
      )}
    </>
  );
}

/** Who offers a resource, or the platform it is on. */
export const providerName = ({ provider, url }: PlanResource): string =>
  provider || platformName(url) || m.roadmaps_unknown_platform();

/** The title of a resource, or else its URL or a placeholder. */
export const resourceTitle = ({ meta_title, original_url, url }: PlanResource) =>
  meta_title || original_url || url || m.roadmaps_untitled();
