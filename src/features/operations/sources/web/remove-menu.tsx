import Ellipsis from 'lucide-react/icons/ellipsis';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { ReasonForm, useFreshSignIn } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { Menu, MenuItem } from '#platform/ui/menu.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { useDeleteSource, type Source } from './queries.ts';

type Choice = 'close' | 'keep';

/** Deletes a source after a fresh sign-in, with what happens to its jobs. */
export function RemoveMenu({ source: { id, attributes }, onRemoved }: { source: Source; onRemoved: () => void }) {
  const remove = useDeleteSource();
  const fresh = useFreshSignIn();
  const toast = useToast();
  const [choice, setChoice] = useState<Choice>();
  const open = (jobs: Choice) =>
    fresh(() => {
      remove.reset();
      setChoice(jobs);
    });
  const save = (reason: string) =>
    choice &&
    remove.mutate(
      { params: { id }, query: { jobs: choice, reason } },
      {
        onSuccess: () => {
          setChoice(undefined);
          toast.show(m.sources_removed({ name: attributes.name }));
          onRemoved();
        },
      },
    );
  const trigger = <Button variant="bare" small iconOnly icon={Ellipsis} label={m.sources_more()} />;
  return (
    <>
      <Menu trigger={trigger}>
        <MenuItem icon={Trash2} onSelect={() => open('close')}>
          {m.sources_delete_close()}
        </MenuItem>
        <MenuItem icon={Trash2} onSelect={() => open('keep')}>
          {m.sources_delete_keep()}
        </MenuItem>
      </Menu>
      {choice && (
        <ReasonForm
          title={m.sources_delete_title({ name: attributes.name })}
          text={choice === 'close' ? m.sources_delete_close_text({ count: attributes.open_jobs }) : m.sources_delete_keep_text()}
          save={m.sources_delete()}
          change={remove}
          onSave={save}
          onClose={() => setChoice(undefined)}
        />
      )}
    </>
  );
}
