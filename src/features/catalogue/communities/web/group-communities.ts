import { m } from '#platform/messages/messages.js';
import type { Community } from './queries.ts';

const GROUPS: readonly { id: string; title: () => string; families: readonly string[] }[] = [
  { id: 'technology', title: m.communities_group_technology, families: ['software', 'cloud', 'data', 'design', 'product'] },
  {
    id: 'business',
    title: m.communities_group_business,
    families: ['marketing', 'sales', 'finance', 'human-resources', 'operations', 'legal', 'customer-support'],
  },
  {
    id: 'people',
    title: m.communities_group_people,
    families: ['health', 'education', 'hospitality-retail', 'manufacturing', 'languages'],
  },
  { id: 'career', title: m.communities_group_career, families: [] },
];

/** Groups communities by field; unknown families go into the last group. */
export function groupCommunities(communities: readonly Community[]) {
  const findGroupId = ({ attributes }: Community) =>
    GROUPS.find(({ families }) => families.includes(attributes.family))?.id ?? 'career';
  const communitiesByGroup = Map.groupBy(communities, findGroupId);
  return GROUPS.map(({ id, title }) => ({ id, title: title(), communities: communitiesByGroup.get(id) ?? [] })).filter(
    (group) => group.communities.length > 0,
  );
}
