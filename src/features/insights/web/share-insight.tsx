import Share2 from 'lucide-react/icons/share-2';
import { useSyncExternalStore } from 'react';
import { recordJourney } from '#features/journeys/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/web/ui/button.tsx';
import { CopyButton } from '#platform/web/ui/copy-button.tsx';
import { useToast } from '#platform/web/ui/toast.tsx';

const never = () => () => undefined;

/** Copying the link, and the device's own way to share where it has one. */
export function ShareInsight({ slug, title, url }: { slug: string; title: string; url: string }) {
  const toast = useToast();
  const canShare = useSyncExternalStore(
    never,
    () => typeof navigator.share === 'function',
    () => false,
  );
  const share = async () => {
    try {
      await navigator.share({ title, url });
      recordJourney({ actionable_action: 'share', actionable_type: 'knowledge', actionable_id: slug });
    } catch (error) {
      const closed = error instanceof DOMException && error.name === 'AbortError';
      if (!closed) toast.show(m.insights_share_failed(), { kind: 'warn' });
    }
  };
  return (
    <div className="actbar">
      <CopyButton variant="quiet" text={url}>
        {m.insights_copy()}
      </CopyButton>
      {canShare && (
        <Button variant="bare" icon={Share2} onClick={() => void share()}>
          {m.insights_share()}
        </Button>
      )}
    </div>
  );
}
