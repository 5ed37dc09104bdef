import { Link, useNavigate } from '@tanstack/react-router';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash2 from 'lucide-react/icons/trash-2';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { Menu, MenuItem, MenuLink } from '#platform/ui/menu.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { useDeleteInsight, useRestoreInsight, type InsightCardResource } from './queries.ts';

/** Editing, deleting and bringing back a card of one's own. */
export function OwnMenu({ insight, leave = false }: { insight: InsightCardResource; leave?: boolean }) {
  const toast = useToast();
  const navigate = useNavigate();
  const [remove, restore] = [useDeleteInsight(), useRestoreInsight()];
  const { title, state } = insight.attributes;
  const target = { params: { slug: insight.id } };
  const warn = (error: Error) => toast.show(error.message, { kind: 'warn' });
  // The card is removed from its list before the response arrives, so the message must not depend on this component.
  const bringBack = () => void restore.mutateAsync(target).then(() => toast.show(m.insights_restored()), warn);
  const deleted = () => {
    toast.show(m.insights_deleted(), { action: { label: m.insights_undo(), onPress: bringBack } });
    if (leave) void navigate({ to: '/insights/mine' });
  };
  return (
    <Menu
      trigger={
        <Button
          variant="bare"
          small
          iconOnly
          icon={Ellipsis}
          className="push card-more"
          label={m.insights_card_more({ title: title || m.insights_untitled() })}
        />
      }
    >
      {state === 'deleted' ? (
        <MenuItem icon={RotateCcw} onSelect={bringBack}>
          {m.insights_restore()}
        </MenuItem>
      ) : (
        <>
          <MenuLink icon={Pencil} render={<Link to="/insights/create" search={{ edit: insight.id }} />}>
            {m.insights_edit()}
          </MenuLink>
          <MenuItem icon={Trash2} danger onSelect={() => void remove.mutateAsync(target).then(deleted, warn)}>
            {m.insights_delete()}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
