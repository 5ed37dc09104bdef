import Copy from 'lucide-react/icons/copy';
import Share2 from 'lucide-react/icons/share-2';
import { m } from '#platform/messages/messages.js';
import { siteOrigin } from '#platform/browser/api.ts';
import { formatNumber } from '#platform/language/format.ts';
import { Button, type ButtonLook } from '#platform/ui/button.tsx';
import { Menu, MenuItem } from '#platform/ui/menu.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { useCountShare } from './change-card.ts';
import { recordInsight } from './record-insight.ts';
import type { InsightCardResource } from './queries.ts';

type ShareProps = { insight: InsightCardResource } & Pick<ButtonLook, 'variant' | 'small' | 'iconOnly'>;

/** A menu to copy the link or share it through the device; successful shares are counted. */
export function ShareButton({ insight, variant = 'bare', small = false, iconOnly = false }: ShareProps) {
  const toast = useToast();
  const count = useCountShare(insight.id);
  const { title, shares } = insight.attributes;
  const url = `${siteOrigin()}/insights/detail/${insight.id}`;
  const onShared = () => {
    count.mutate({ params: { id: insight.id } });
    recordInsight('share', insight);
  };
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => {
        toast.show(m.insights_copied());
        onShared();
      },
      () => toast.show(m.insights_share_failed(), { kind: 'warn' }),
    );
  const share = () =>
    navigator.share({ title, url }).then(onShared, (error: unknown) => {
      const wasCancelled = error instanceof DOMException && error.name === 'AbortError';
      if (!wasCancelled) toast.show(m.insights_share_failed(), { kind: 'warn' });
    });
  const canShare = typeof navigator !== 'undefined' && typeof navigator.share === 'function';
  return (
    <Menu
      trigger={
        <Button
          variant={variant}
          small={small}
          iconOnly={iconOnly}
          icon={Share2}
          label={m.insights_share_named({ title, count: formatNumber(shares) })}
        >
          {m.insights_share()}
          {shares > 0 && <span className="num muted">{formatNumber(shares)}</span>}
        </Button>
      }
    >
      <MenuItem icon={Copy} onSelect={() => void copy()}>
        {m.insights_copy()}
      </MenuItem>
      {canShare && (
        <MenuItem icon={Share2} onSelect={() => void share()}>
          {m.insights_share_device()}
        </MenuItem>
      )}
    </Menu>
  );
}
