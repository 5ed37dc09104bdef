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

/** A menu to edit, delete and restore the viewer's own card. */
export function OwnMenu({ insight, leavesPage = false }: { insight: InsightCardResource; leavesPage?: boolean }) {
  const toast = useToast();
  const navigate = useNavigate();
  const [remove, restore] = [useDeleteInsight(), useRestoreInsight()];
  const { title, state } = insight.attributes;
  const target = { params: { slug: insight.id } };
  const warn = (error: Error) => toast.show(error.message, { kind: 'warn' });
  // The card is removed from its list before the response arrives, so the message must not depend on this component.
  const restoreCard = () => void restore.mutateAsync(target).then(() => toast.show(m.insights_restored()), warn);
  const onDeleted = () => {
    toast.show(m.insights_deleted(), { action: { label: m.insights_undo(), onPress: restoreCard } });
    if (leavesPage) void navigate({ to: '/insights/mine' });
  };
  return (
    <Menu
      trigger={
        <Button
          variant="bare"
          small
          iconOnly
          icon={Ellipsis}
          className="push-end card-more"
          label={m.insights_card_more({ title: title || m.insights_untitled() })}
        />
      }
    >
      {state === 'deleted' ? (
        <MenuItem icon={RotateCcw} onSelect={restoreCard}>
          {m.insights_restore()}
        </MenuItem>
      ) : (
        <>
          <MenuLink icon={Pencil} render={<Link to="/insights/create" search={{ edit: insight.id }} />}>
            {m.insights_edit()}
          </MenuLink>
          <MenuItem icon={Trash2} danger onSelect={() => void remove.mutateAsync(target).then(onDeleted, warn)}>
            {m.insights_delete()}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
