import Share2 from 'lucide-react/icons/share-2';
import { recordEvent } from '#features/base/analytics/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { useShare } from '#platform/ui/hooks/use-share.ts';
import { Button } from '#platform/ui/button.tsx';
import type { Board } from './queries.ts';

/** Shares a public board through the device if possible, else copies the link. */
export function ShareButton({ board: { id, attributes: board } }: { board: Board }) {
  const share = useShare();
  const press = async () => {
    if (await share({ title: board.title, path: board.path }))
      recordEvent({ actionable_action: 'share', actionable_type: 'board', actionable_id: board.slug, board_id: id });
  };
  return (
    <Button variant="bare" icon={Share2} onClick={() => void press()}>
      {m.kit_share()}
    </Button>
  );
}
