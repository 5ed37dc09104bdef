import { recordEvent } from '#features/base/analytics/web/index.ts';
import type { InsightCardResource } from './queries.ts';

/** Records an interaction with a card. */
export function recordInsight(
  action: 'view' | 'like' | 'save' | 'share',
  { id, attributes }: Pick<InsightCardResource, 'id' | 'attributes'>,
): void {
  recordEvent({
    actionable_action: action,
    actionable_type: 'knowledge',
    actionable_id: id,
    category_id: attributes.category?.slug ?? null,
    hashtags: attributes.hashtags.map(({ slug }) => slug),
  });
}
