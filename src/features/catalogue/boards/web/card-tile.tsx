import Ellipsis from 'lucide-react/icons/ellipsis';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { foreignLanguageTag } from '#platform/language/language.ts';
import { m } from '#platform/messages/messages.js';
import { lazyDialog } from '#platform/ui/lazy-dialog.tsx';
import { Cover } from '#platform/ui/art/cover.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Card, CardBody, CardTitle, Eyebrow } from '#platform/ui/card.tsx';
import { Lines } from '#platform/ui/lines.tsx';
import { Menu, MenuItem } from '#platform/ui/menu.tsx';
import { Meta } from '#platform/ui/meta.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { cardLink, isInternal } from './card-link.tsx';
import { cardKindLabel, cardTitle } from './card-labels.ts';
import { useRemoveCard, useRestoreCard, type Board, type BoardCard } from './queries.ts';
import './boards.css';

const EditCardDialog = lazyDialog(async () => (await import('./edit-card-dialog.tsx')).EditCardDialog);

type CardTileProps = { board: Board; card: BoardCard; level: 2 | 3 };

/** A card on a board. Unavailable content is marked and can be removed. */
export function CardTile({ board, card, level }: CardTileProps) {
  const { can } = board.attributes;
  const isNote = card.kind === 'note';
  return (
    <Card className={card.available ? '' : 'is-unavailable'} id={card.anchor}>
      {!isNote && <Cover slug={card.cover} />}
      <CardBody>
        <Eyebrow>
          {cardKindLabel(card.kind)}
          {can.pin && <CardMenu board={board} card={card} />}
        </Eyebrow>
        <CardTitle level={level} {...cardLink(card.url)}>
          {cardTitle(card)}
          {card.url && !isInternal(card.url) && <span className="visually-hidden"> {m.boards_new_tab()}</span>}
        </CardTitle>
        {card.facts.length > 0 && <Meta>{card.facts.map((fact) => fact)}</Meta>}
        {card.text ? (
          <div className="small muted card-text">
            <Lines text={card.text} />
          </div>
        ) : (
          card.summary && (
            <p className="small muted clamp-3" lang={foreignLanguageTag(card.summary)}>
              {card.summary}
            </p>
          )
        )}
        {!card.available && <p className="small muted">{m.boards_card_unavailable_text()}</p>}
        {card.note && <p className="pin-note">{card.note}</p>}
      </CardBody>
    </Card>
  );
}

function CardMenu({ board, card }: { board: Board; card: BoardCard }) {
  const [editing, setEditing] = useState(false);
  const remove = useRemove(board, card);
  const title = cardTitle(card);
  return (
    <span className="push-end no-print">
      <Menu trigger={<Button variant="bare" small icon={Ellipsis} iconOnly label={m.boards_card_more({ title })} />}>
        {card.available && (
          <MenuItem icon={NotebookPen} onSelect={() => setEditing(true)}>
            {m.boards_card_edit()}
          </MenuItem>
        )}
        <MenuItem icon={Trash2} onSelect={remove}>
          {m.boards_card_remove()}
        </MenuItem>
      </Menu>
      {editing && <EditCardDialog board={board} card={card} onClose={() => setEditing(false)} />}
    </span>
  );
}

/** Removes the card immediately, with an undo. */
function useRemove({ attributes: { slug } }: Board, card: BoardCard) {
  const [remove, restore] = [useRemoveCard(), useRestoreCard()];
  const toast = useToast();
  const warn = (error: Error) => void toast.show(error.message, { kind: 'warn' });
  const input = { params: { board_slug: slug, card_id: card.id } };
  const undo = () => restore.mutate(input, { onError: warn });
  return () =>
    remove.mutate(input, {
      onSuccess: () =>
        void toast.show(m.boards_card_removed({ title: cardTitle(card) }), {
          action: { label: m.boards_undo(), onPress: undo },
        }),
      onError: warn,
    });
}
