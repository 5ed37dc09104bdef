import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import Globe from 'lucide-react/icons/globe';
import Lock from 'lucide-react/icons/lock';
import Plus from 'lucide-react/icons/plus';
import Users from 'lucide-react/icons/users';
import { useDeferredValue, useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { Cover } from '#platform/ui/art/cover.tsx';
import { Drawer } from '#platform/ui/drawer.tsx';
import { ErrorState } from '#platform/ui/error-state.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { SheetBody, SheetFoot } from '#platform/ui/sheet.tsx';
import { SkeletonList } from '#platform/ui/skeleton.tsx';
import { Tag } from '#platform/ui/tag.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { NewBoardForm } from './new-board-form.tsx';
import { boardsQuery, type BoardItem, type BoardsFilter, type PinKind } from './queries.ts';
import { usePinning } from './use-pinning.ts';

const MAX_SHOWN = 50;

type PinDrawerProps = { kind: PinKind; id: string; title: string; onClose: () => void };

/** Lists own and shared boards; pressing one pins or unpins the item, with an undo. */
export function PinDrawer({ kind, id, title, onClose }: PinDrawerProps) {
  const [search, setSearch] = useState('');
  const query = useDeferredValue(search.trim());
  const filter: BoardsFilter = { scope: 'mine', kind, ref: id, per_page: MAX_SHOWN, ...(query && { search: query }) };
  const boards = useQuery({ ...boardsQuery(filter), placeholderData: (before) => before });
  const pinning = usePinning({ kind, ref: id, title }, filter);
  const total = boards.data?.meta.total ?? 0;
  return (
    <Drawer open onOpenChange={(open) => !open && onClose()} title={m.boards_pin_title()} subtitle={title}>
      <SheetBody className="pin-boards">
        {(total > 5 || search !== '') && (
          <TextField
            label={m.boards_pin_find()}
            type="search"
            value={search}
            maxLength={100}
            onChange={(event) => setSearch(event.target.value)}
          />
        )}
        {boards.isPending && <SkeletonList rows={4} />}
        {boards.isError && <ErrorState level={3} onRetry={() => void boards.refetch()} />}
        {boards.data?.data.length === 0 && <p className="muted">{query ? m.boards_pin_not_found() : m.boards_pin_none()}</p>}
        {boards.data?.data.map((board) => (
          <BoardRow key={board.id} board={board} onPress={() => pinning.toggle(board)} />
        ))}
      </SheetBody>
      <SheetFoot>
        <NewBoardForm onCreated={pinning.pin} />
      </SheetFoot>
    </Drawer>
  );
}

function BoardRow({ board: { attributes: board }, onPress }: { board: BoardItem; onPress: () => void }) {
  const isPinned = board.card_id !== null;
  const icon = board.privacy ? Lock : board.collaborators.length > 0 ? Users : Globe;
  return (
    <button type="button" className="board-row" aria-pressed={isPinned} onClick={({ detail }) => detail < 2 && onPress()}>
      <Cover slug={board.covers[0] ?? board.board_image} thumb={52} />
      <span className="min-w-0 flex-1">
        <span className="strong clip block">{board.title}</span>
        <span className="small muted row gap-1.5">
          <Icon of={icon} small />
          {board.privacy && <span className="visually-hidden">{m.boards_private()}</span>}
          {m.boards_cards({ count: board.card_count, shown: String(board.card_count) })}
        </span>
      </span>
      {isPinned ? (
        <Tag tone="good" icon={Check}>
          {m.boards_pinned()}
        </Tag>
      ) : (
        <span className="muted">
          <Icon of={Plus} />
        </span>
      )}
    </button>
  );
}
