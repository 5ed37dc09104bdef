import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { m } from '#platform/messages/messages.js';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import './styles/sortable-list.css';

type SortableListProps = {
  ids: readonly string[];
  nameOf: (id: string) => string;
  /** Rows that represent a group are rendered as headings and not numbered. */
  isHeading?: (id: string) => boolean;
  /** Moves an entry to an index counted from 0; the caller stores the order and announces it. */
  onMove: (id: string, to: number) => void;
};

const neverHeading = () => false;

/** A list that can be reordered by dragging, by arrow keys on a handle, or by buttons on each row. */
export function SortableList({ ids, nameOf, isHeading = neverHeading, onMove }: SortableListProps) {
  const numberOf = (index: number) => ids.slice(0, index + 1).filter((id) => !isHeading(id)).length;
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
        <li key={id} className={classNames('sortable-line', dragged === id && 'is-dragged', isHeading(id) && 'is-heading')}>
          <button
            type="button"
            className="grip"
            aria-label={m.kit_move({ name: nameOf(id) })}
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
          {!isHeading(id) && <span className="num muted">{numberOf(index)}</span>}
          <span className="min-w-0 flex-1">{nameOf(id)}</span>
          <Button
            variant="bare"
            small
            icon={ChevronUp}
            iconOnly
            label={m.kit_move_up({ name: nameOf(id) })}
            disabled={index === 0}
            onClick={() => onMove(id, index - 1)}
          />
          <Button
            variant="bare"
            small
            icon={ChevronDown}
            iconOnly
            label={m.kit_move_down({ name: nameOf(id) })}
            disabled={index === ids.length - 1}
            onClick={() => onMove(id, index + 1)}
          />
        </li>
      ))}
    </ol>
  );
}
