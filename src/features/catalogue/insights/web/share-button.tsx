import { m } from '#platform/messages/messages.js';
import { formatNumber } from '#platform/language/format.ts';
import type { ButtonLook } from '#platform/ui/button.tsx';
import { ShareMenu } from '#platform/ui/share-menu.tsx';
import { useCountShare } from './change-card.ts';
import { recordInsight } from './record-insight.ts';
import type { InsightCardResource } from './queries.ts';

type ShareProps = { insight: InsightCardResource } & Pick<ButtonLook, 'variant' | 'small' | 'iconOnly'>;

/** Shares an insight; shares are counted. */
export function ShareButton({ insight, ...look }: ShareProps) {
  const count = useCountShare(insight.id);
  const { title, shares } = insight.attributes;
  const onShared = () => {
    count.mutate({ params: { id: insight.id } });
    recordInsight('share', insight);
  };
  return (
    <ShareMenu
      {...look}
      title={title}
      path={`/insights/detail/${insight.id}`}
      label={m.insights_share_named({ title, count: formatNumber(shares) })}
      onShared={onShared}
    >
      {m.kit_share()}
      {shares > 0 && <span className="num muted">{formatNumber(shares)}</span>}
    </ShareMenu>
  );
}
