import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { useRemoveWork } from './queries.ts';

/** Takes a piece of work back, after a question. */
export function RemoveWorkButton({ skillId }: { skillId: string }) {
  const [open, setOpen] = useState(false);
  const remove = useRemoveWork(skillId);
  const toast = useToast();
  const confirm = () =>
    remove.mutate(
      { params: { skill_id: skillId } },
      {
        onSuccess: () => {
          setOpen(false);
          toast.show(m.checks_work_removed());
        },
      },
    );
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="bare" danger className="start">
          {m.checks_work_remove()}
        </Button>
      }
      title={m.checks_work_remove_title()}
      action={m.checks_work_remove()}
      loading={remove.isPending}
      onConfirm={confirm}
    >
      {remove.error ? remove.error.message : m.checks_work_remove_text()}
    </ConfirmDialog>
  );
}
