import { recordEvent } from '#features/base/analytics/web/index.ts';
import { ShareMenu } from '#platform/ui/share-menu.tsx';
import type { Board } from './queries.ts';

/** Shares a public board. */
export function ShareButton({ board: { id, attributes: board } }: { board: Board }) {
  const record = () =>
    recordEvent({ actionable_action: 'share', actionable_type: 'board', actionable_id: board.slug, board_id: id });
  return <ShareMenu title={board.title} path={board.path} onShared={record} />;
}
