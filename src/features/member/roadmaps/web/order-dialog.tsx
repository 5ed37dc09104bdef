import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { moveItem } from '#platform/browser/move-item.ts';
import { SortableList } from '#platform/ui/sortable-list.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { FormDialog } from '#platform/ui/form-dialog.tsx';
import { useOrderSkills, type Roadmap } from './queries.ts';

/** Reorders skills by dragging, arrow keys or buttons. */
export function OrderDialog({ roadmap, onClose }: { roadmap: Roadmap; onClose: () => void }) {
  const { skills } = roadmap.attributes;
  const originalIds = skills.map(({ skill_id }) => skill_id);
  const [ids, setIds] = useState(originalIds);
  const [announcement, setAnnouncement] = useState('');
  const order = useOrderSkills(roadmap);
  const toast = useToast();
  const nameOf = (id: string) => skills.find(({ skill_id }) => skill_id === id)?.skill_name ?? id;
  const move = (id: string, to: number) => {
    if (to < 0 || to >= ids.length) return;
    setIds((current) => moveItem(current, id, to));
    setAnnouncement(m.roadmaps_order_announcement({ skill: nameOf(id), place: to + 1, total: ids.length }));
  };
  const save = () =>
    order.mutate(
      { params: { id: roadmap.id }, json: { skill_ids: ids } },
      {
        onSuccess: () => {
          const undo = () => order.mutate({ params: { id: roadmap.id }, json: { skill_ids: originalIds } });
          toast.show(m.roadmaps_order_saved(), { action: { label: m.roadmaps_undo(), onPress: undo } });
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title={m.roadmaps_order_title()}
      subtitle={m.roadmaps_order_text()}
      save={m.roadmaps_order_save()}
      change={order}
      onSave={save}
      onClose={onClose}
    >
      <SortableList ids={ids} nameOf={nameOf} onMove={move} />
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </FormDialog>
  );
}
