import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/web/ui/button.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { Icon } from '#platform/web/ui/icon.tsx';
import { useToast } from '#platform/web/ui/toast.tsx';
import { FormDialog } from '#platform/web/ui/form-dialog.tsx';
import { moved } from './moved.ts';
import { useOrderSkills, type Roadmap } from './queries.ts';

/** The member's own order: by dragging, by the arrow keys on a handle, or by the buttons at each line. */
export function OrderDialog({ roadmap, onClose }: { roadmap: Roadmap; onClose: () => void }) {
  const { skills } = roadmap.attributes;
  const before = skills.map(({ skill_id }) => skill_id);
  const [ids, setIds] = useState(before);
  const [said, setSaid] = useState('');
  const order = useOrderSkills(roadmap);
  const toast = useToast();
  const nameOf = (id: string) => skills.find(({ skill_id }) => skill_id === id)?.skill_name ?? id;
  const move = (id: string, to: number) => {
    if (to < 0 || to >= ids.length) return;
    setIds((current) => moved(current, id, to));
    setSaid(m.roadmaps_order_said({ skill: nameOf(id), place: to + 1, total: ids.length }));
  };
  const save = () =>
    order.mutate(
      { params: { id: roadmap.id }, json: { skill_ids: ids } },
      {
        onSuccess: () => {
          const undo = () => order.mutate({ params: { id: roadmap.id }, json: { skill_ids: before } });
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
        {said}
      </p>
    </FormDialog>
  );
}

type SortableListProps = { ids: readonly string[]; nameOf: (id: string) => string; onMove: (id: string, to: number) => void };

function SortableList({ ids, nameOf, onMove }: SortableListProps) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const drag = (event: PointerEvent, id: string) => {
    if (dragged !== id || !list.current) return;
    const lines = [...list.current.children].map((line) => line.getBoundingClientRect());
    const to = lines.findIndex(({ top, bottom }) => event.clientY >= top && event.clientY < bottom);
    if (to >= 0 && to !== ids.indexOf(id)) onMove(id, to);
  };
  const press = (event: KeyboardEvent, id: string) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onMove(id, ids.indexOf(id) + step);
  };
  return (
    <ol className="sortable" ref={list}>
      {ids.map((id, index) => (
        <li key={id} className={classNames('sortable-line', dragged === id && 'is-dragged')}>
          <button
            type="button"
            className="grip"
            aria-label={m.roadmaps_order_handle({ skill: nameOf(id) })}
            onKeyDown={(event) => press(event, id)}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              setDragged(id);
            }}
            onPointerMove={(event) => drag(event, id)}
            onPointerUp={() => setDragged(null)}
            onPointerCancel={() => setDragged(null)}
          >
            <Icon of={GripVertical} />
          </button>
          <span className="num soft">{index + 1}</span>
          <span className="min-w-0 flex-1">{nameOf(id)}</span>
          <Button
            variant="bare"
            small
            icon={ChevronUp}
            iconOnly
            label={m.roadmaps_order_up({ skill: nameOf(id) })}
            disabled={index === 0}
            onClick={() => onMove(id, index - 1)}
          />
          <Button
            variant="bare"
            small
            icon={ChevronDown}
            iconOnly
            label={m.roadmaps_order_down({ skill: nameOf(id) })}
            disabled={index === ids.length - 1}
            onClick={() => onMove(id, index + 1)}
          />
        </li>
      ))}
    </ol>
  );
}
