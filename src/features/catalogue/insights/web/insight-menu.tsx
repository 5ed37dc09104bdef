import { useMutation } from '@tanstack/react-query';
import { RecommendedMenu } from '#features/base/ranking/web/index.ts';
import type { FeedSource } from '#features/base/analytics/web/index.ts';
import { mutation } from '#platform/browser/queries.ts';
import { reasonSentence } from './reason-sentence.ts';
import type { InsightCardResource } from './queries.ts';

const UNKNOWN: FeedSource = { algorithm: '', bucket: '' };

/** The menu of a recommended card, with the reason and an action to dismiss it. */
export function InsightMenu({ insight, source }: { insight: InsightCardResource; source: FeedSource | null }) {
  const dismiss = useMutation(mutation('POST /api/knowledges/{id}/dismissal'));
  const undismiss = useMutation(mutation('DELETE /api/knowledges/{id}/dismissal'));
  const { reason, title } = insight.attributes;
  if (!reason) return null;
  const target = { params: { id: insight.id } };
  return (
    <RecommendedMenu
      item={{ type: 'knowledge', id: insight.id, source: source ?? UNKNOWN }}
      title={title}
      sentence={reasonSentence(reason)}
      customActions={{ dismiss: () => dismiss.mutateAsync(target), restore: () => undismiss.mutateAsync(target) }}
      className="push-end card-more"
    />
  );
}
