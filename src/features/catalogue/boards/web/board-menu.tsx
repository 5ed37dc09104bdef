import { useNavigate } from '@tanstack/react-router';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Heading from 'lucide-react/icons/heading';
import LogOut from 'lucide-react/icons/log-out';
import Pencil from 'lucide-react/icons/pencil';
import Star from 'lucide-react/icons/star';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useCurrentUser } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { lazyDialog } from '#platform/ui/lazy-dialog.tsx';
import { urlOf } from '#platform/browser/api.ts';
import { Button } from '#platform/ui/button.tsx';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#platform/ui/menu.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { useDeleteBoard, useLeaveBoard, useRestoreBoard, useUpdateBoard, type Board } from './queries.ts';

const SectionDialog = lazyDialog(async () => (await import('./section-dialog.tsx')).SectionDialog);
const EditBoardDialog = lazyDialog(async () => (await import('./edit-board-dialog.tsx')).EditBoardDialog);

const FORMATS = [
  { format: 'csv', label: m.boards_export_csv },
  { format: 'json', label: m.boards_export_json },
  { format: 'markdown', label: m.boards_export_markdown },
] as const;

const ReasonForm = lazyDialog(async () => (await import('#platform/ui/reason-form.tsx')).ReasonForm);

/** Secondary actions on a board: edit, add a section, export, recommend, leave and delete. */
export function BoardMenu({ board }: { board: Board }) {
  const [open, setOpen] = useState<'edit' | 'section' | 'recommend' | null>(null);
  const { slug, can, type } = board.attributes;
  const recommend = useUpdateBoard();
  const leave = useLeave(board);
  const remove = useDelete(board);
  const newType = type === 'learning_pack' ? 'board' : 'learning_pack';
  const recommendLabel = newType === 'board' ? m.boards_unrecommend() : m.boards_recommend();
  const close = () => setOpen(null);
  return (
    <>
      <Menu trigger={<Button variant="bare" icon={Ellipsis} iconOnly label={m.boards_more()} />}>
        {can.edit && (
          <MenuItem icon={Pencil} onSelect={() => setOpen('edit')}>
            {m.boards_edit()}
          </MenuItem>
        )}
        {can.pin && (
          <MenuItem icon={Heading} onSelect={() => setOpen('section')}>
            {m.boards_section_add()}
          </MenuItem>
        )}
        {FORMATS.map(({ format, label }) => (
          <MenuLink
            key={format}
            icon={Download}
            href={urlOf('GET /api/boards/{board_slug}/export', { params: { board_slug: slug }, query: { format } })}
          >
            {label()}
          </MenuLink>
        ))}
        {can.recommend && (
          <MenuItem icon={Star} onSelect={() => setOpen('recommend')}>
            {recommendLabel}
          </MenuItem>
        )}
        {(can.leave || can.edit) && <MenuSeparator />}
        {can.leave && (
          <MenuItem icon={LogOut} onSelect={leave}>
            {m.boards_leave()}
          </MenuItem>
        )}
        {can.edit && (
          <MenuItem icon={Trash2} danger onSelect={remove}>
            {m.boards_delete()}
          </MenuItem>
        )}
      </Menu>
      {open === 'edit' && <EditBoardDialog board={board} onClose={() => setOpen(null)} />}
      {open === 'recommend' && (
        <ReasonForm
          title={recommendLabel}
          save={recommendLabel}
          change={recommend}
          onSave={(reason) =>
            recommend.mutate({ params: { board_slug: slug }, json: { type: newType, reason } }, { onSuccess: close })
          }
          onClose={close}
        />
      )}
      {open === 'section' && <SectionDialog board={board} onClose={() => setOpen(null)} />}
    </>
  );
}

/** Deletes immediately, with an undo. */
function useDelete({ attributes: { slug, title, path } }: Board) {
  const [remove, restore] = [useDeleteBoard(), useRestoreBoard()];
  const navigate = useNavigate();
  const toast = useToast();
  const warn = (error: Error) => void toast.show(error.message, { kind: 'warn' });
  const input = { params: { board_slug: slug } };
  // `mutateAsync`, because the callbacks of `mutate` do not run after this page is unmounted.
  const undo = () => void restore.mutateAsync(input).then(() => navigate({ to: path }), warn);
  return () =>
    remove.mutate(input, {
      onSuccess: () => {
        void navigate({ to: '/boards' });
        toast.show(m.boards_deleted({ title }), { action: { label: m.boards_undo(), onPress: undo } });
      },
      onError: warn,
    });
}

function useLeave({ attributes: { slug, title } }: Board) {
  const leave = useLeaveBoard();
  const user = useCurrentUser();
  const navigate = useNavigate();
  const toast = useToast();
  return () =>
    leave.mutate(
      { params: { board_slug: slug }, query: { user_id: user?.id ?? '' } },
      {
        onSuccess: () => {
          void navigate({ to: '/boards' });
          toast.show(m.boards_left({ title }));
        },
        onError: (error) => void toast.show(error.message, { kind: 'warn' }),
      },
    );
}
