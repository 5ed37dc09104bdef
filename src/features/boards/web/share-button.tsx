import Share2 from 'lucide-react/icons/share-2';
import { recordJourney } from '#features/journeys/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/web/ui/button.tsx';
import { useToast } from '#platform/web/ui/toast.tsx';
import type { Board } from './queries.ts';

/** Shares a public board through the device where it can, and copies the link where it cannot. */
export function ShareButton({ board: { id, attributes: board } }: { board: Board }) {
  const toast = useToast();
  const share = async () => {
    const url = new URL(board.path, location.origin).href;
    try {
      if (typeof navigator.share === 'function') await navigator.share({ title: board.title, url });
      else {
        await navigator.clipboard.writeText(url);
        toast.show(m.boards_copied());
      }
      recordJourney({ actionable_action: 'share', actionable_type: 'board', actionable_id: board.slug, board_id: id });
    } catch (error) {
      const closed = error instanceof DOMException && error.name === 'AbortError';
      if (!closed) toast.show(m.boards_share_failed({ url }), { kind: 'warn' });
    }
  };
  return (
    <Button variant="bare" icon={Share2} onClick={() => void share()}>
      {m.boards_share()}
    </Button>
  );
}
