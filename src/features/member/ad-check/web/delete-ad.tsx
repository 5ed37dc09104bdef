import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { mutation } from '#platform/browser/queries.ts';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { ownAdQuery, ownAdsQuery } from './queries.ts';

/** Deletes an ad with everything that was made from it, after saying what that is. */
export function DeleteAd({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false);
  const remove = useMutation(mutation('DELETE /api/own_ads/{id}'));
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const confirm = () =>
    remove.mutate(
      { params: { id } },
      {
        onSuccess: () => {
          void client.invalidateQueries({ queryKey: ownAdsQuery().queryKey });
          void navigate({ to: '/check' }).then(() => client.removeQueries({ queryKey: ownAdQuery(id).queryKey }));
          toast.show(m.ad_check_deleted());
        },
        onError: (error) => void toast.show(error.message, { kind: 'warn' }),
      },
    );
  return (
    <>
      <Button variant="bare" icon={Trash} iconOnly label={m.ad_check_delete()} onClick={() => setOpen(true)} />
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={m.ad_check_delete_title()}
        action={m.ad_check_delete()}
        onConfirm={confirm}
        loading={remove.isPending}
      >
        {m.ad_check_delete_text()}
      </ConfirmDialog>
    </>
  );
}
