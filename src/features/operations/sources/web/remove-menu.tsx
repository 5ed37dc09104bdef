import Ellipsis from 'lucide-react/icons/ellipsis';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx';
import { Menu, MenuItem } from '#platform/ui/menu.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { useDeleteSource, type Source } from './queries.ts';

type Choice = 'close' | 'keep';

/** Deletes a source, with what happens to its jobs. */
export function RemoveMenu({ source: { id, attributes }, onRemoved }: { source: Source; onRemoved: () => void }) {
  const remove = useDeleteSource();
  const toast = useToast();
  const [choice, setChoice] = useState<Choice>();
  const confirm = () =>
    remove.mutate(
      { params: { id }, query: { jobs: choice ?? 'keep' } },
      {
        onSuccess: () => {
          toast.show(m.sources_removed({ name: attributes.name }));
          onRemoved();
        },
        onError: (error) => toast.show(error.message, { kind: 'warn' }),
        onSettled: () => setChoice(undefined),
      },
    );
  const trigger = <Button variant="bare" small iconOnly icon={Ellipsis} label={m.sources_more()} />;
  return (
    <>
      <Menu trigger={trigger}>
        <MenuItem icon={Trash2} onSelect={() => setChoice('close')}>
          {m.sources_delete_close()}
        </MenuItem>
        <MenuItem icon={Trash2} onSelect={() => setChoice('keep')}>
          {m.sources_delete_keep()}
        </MenuItem>
      </Menu>
      <ConfirmDialog
        open={choice !== undefined}
        onOpenChange={(open) => !open && setChoice(undefined)}
        title={m.sources_delete_title({ name: attributes.name })}
        action={m.sources_delete()}
        onConfirm={confirm}
        loading={remove.isPending}
      >
        {choice === 'close' ? m.sources_delete_close_text({ count: attributes.open_jobs }) : m.sources_delete_keep_text()}
      </ConfirmDialog>
    </>
  );
}
