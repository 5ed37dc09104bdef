import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { lazyDialog } from '#platform/ui/lazy-dialog.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { Menu, MenuItem } from '#platform/ui/menu.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { CardTile } from './card-tile.tsx';
import { useRemoveSection, type Board } from './queries.ts';
import './boards.css';

const SectionDialog = lazyDialog(async () => (await import('./section-dialog.tsx')).SectionDialog);

type Section = Board['attributes']['sections'][number];
type CardGridProps = { board: Board; onAdd: (sectionId: string | null) => void };

/** The cards of a board, grouped by section. */
export function CardGrid({ board, onAdd }: CardGridProps) {
  const { sections, cards } = board.attributes;
  const hasUngrouped = cards.some(({ section_id }) => section_id === null);
  return (
    <div className="stack gap-10">
      {(hasUngrouped || sections.length === 0) && <CardGroup board={board} section={null} onAdd={onAdd} />}
      {sections.map((section) => (
        <CardGroup key={section.id} board={board} section={section} onAdd={onAdd} />
      ))}
    </div>
  );
}

function CardGroup({ board, section, onAdd }: CardGridProps & { section: Section | null }) {
  const { cards, can } = board.attributes;
  const sectionCards = cards.filter(({ section_id }) => section_id === (section?.id ?? null));
  return (
    <section className="stack gap-4" aria-label={section?.title ?? m.boards_cards_without_section()}>
      {section && (
        <div className="row gap-2.5">
          <h2>{section.title}</h2>
          <span className="muted small">
            {m.boards_cards({ count: sectionCards.length, shown: String(sectionCards.length) })}
          </span>
          {can.pin && <SectionMenu board={board} section={section} />}
        </div>
      )}
      <div className="grid [--min:240px] gap-5">
        {sectionCards.map((card) => (
          <CardTile key={card.id} board={board} card={card} level={section ? 3 : 2} />
        ))}
        {can.pin && (
          <button type="button" className="add-tile no-print" onClick={() => onAdd(section?.id ?? null)}>
            <Icon of={Plus} />
            <span>
              {m.boards_add()}
              <br />
              <span className="small muted">{m.boards_add_or()}</span>
            </span>
            {section && <span className="visually-hidden">{m.boards_add_under({ title: section.title })}</span>}
          </button>
        )}
      </div>
    </section>
  );
}

function SectionMenu({ board, section }: { board: Board; section: Section }) {
  const [renaming, setRenaming] = useState(false);
  const remove = useRemoveSection();
  const toast = useToast();
  const removeSection = () =>
    remove.mutate(
      { params: { board_slug: board.attributes.slug, section_id: section.id } },
      {
        onSuccess: () => void toast.show(m.boards_section_removed({ title: section.title })),
        onError: (error) => void toast.show(error.message, { kind: 'warn' }),
      },
    );
  return (
    <>
      <Menu
        trigger={<Button variant="bare" small icon={Ellipsis} iconOnly label={m.boards_section_more({ title: section.title })} />}
      >
        <MenuItem icon={Pencil} onSelect={() => setRenaming(true)}>
          {m.boards_section_rename()}
        </MenuItem>
        <MenuItem icon={Trash2} onSelect={removeSection}>
          {m.boards_section_remove()}
        </MenuItem>
      </Menu>
      {renaming && <SectionDialog board={board} section={section} onClose={() => setRenaming(false)} />}
    </>
  );
}
