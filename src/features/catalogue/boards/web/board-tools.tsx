import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import BellPlus from 'lucide-react/icons/bell-plus';
import Plus from 'lucide-react/icons/plus';
import UserPlus from 'lucide-react/icons/user-plus';
import { useState, type ReactNode } from 'react';
import { useLogin } from '#features/base/accounts/web/index.ts';
import { ReportButton } from '#features/base/moderation/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { intent } from '#platform/browser/intent.ts';
import { lazyDialog } from '#platform/ui/lazy-dialog.tsx';
import { Button } from '#platform/ui/button.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { BoardMenu } from './board-menu.tsx';
import { useFollowBoard, type Board } from './queries.ts';
import { ShareButton } from './share-button.tsx';

const PeopleDrawer = lazyDialog(async () => (await import('./people-drawer.tsx')).PeopleDrawer);
const ArrangeDialog = lazyDialog(async () => (await import('./arrange-dialog.tsx')).ArrangeDialog);

type BoardToolsProps = { board: Board; planButton: ReactNode; onAdd: () => void };

/** Actions on the whole board. */
export function BoardTools({ board, planButton, onAdd }: BoardToolsProps) {
  const [open, setOpen] = useState<'people' | 'arrange' | null>(null);
  const { can, type, privacy, cards, sections, owner, is_admin } = board.attributes;
  const close = () => setOpen(null);
  return (
    <div className="row board-tools no-print gap-2">
      {can.pin && (
        <Button icon={Plus} onClick={onAdd}>
          {m.boards_add()}
        </Button>
      )}
      {can.edit && (
        <Button variant="quiet" icon={UserPlus} onClick={() => setOpen('people')}>
          {m.boards_invite()}
        </Button>
      )}
      {can.follow && <FollowButton board={board} />}
      {type === 'learning_pack' && planButton}
      {can.pin && cards.length + sections.length > 0 && (
        <Button variant="bare" icon={ArrowUpDown} onClick={() => setOpen('arrange')}>
          {m.boards_arrange()}
        </Button>
      )}
      {!privacy && <ShareButton board={board} />}
      {owner && !is_admin && !privacy && (
        <ReportButton
          type="board"
          id={board.id}
          author={owner.attributes}
          board={board.attributes}
          label={m.safety_report_board()}
        />
      )}
      <BoardMenu board={board} />
      {open === 'people' && <PeopleDrawer board={board} onClose={close} />}
      {open === 'arrange' && <ArrangeDialog board={board} onClose={close} />}
    </div>
  );
}

/** Toggles following a board. */
export function FollowButton({ board: { attributes: board } }: { board: Board }) {
  const follow = useFollowBoard(board.following);
  const login = useLogin();
  const toast = useToast();
  const press = () => {
    const input = { params: { board_slug: board.slug } };
    const afterwards = intent('follow', 'POST /api/boards/{board_slug}/follow', input);
    if (!login.require({ reason: m.boards_follow_why(), afterwards })) return;
    follow.mutate(input, { onError: (error) => void toast.show(error.message, { kind: 'warn' }) });
  };
  return (
    <Button variant="quiet" icon={BellPlus} pressed={board.following} loading={follow.isPending} onClick={press}>
      {board.following ? m.boards_following() : m.boards_follow()}
    </Button>
  );
}
