import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { useCreateBoard, type BoardItem } from './queries.ts';

/** A short form that creates a board from its title. */
export function NewBoardForm({ onCreated }: { onCreated: (board: BoardItem) => void }) {
  const [title, setTitle] = useState('');
  const create = useCreateBoard();
  const save = () =>
    create.mutate(
      { json: { title } },
      {
        onSuccess: ({ data }) => {
          setTitle('');
          onCreated(data);
        },
      },
    );
  return (
    <form
      className="new-board"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextField
        label={m.boards_pin_new()}
        value={title}
        maxLength={120}
        required
        error={create.error?.message}
        onChange={(event) => setTitle(event.target.value)}
      />
      <Button type="submit" variant="quiet" icon={Plus} loading={create.isPending}>
        {m.boards_create()}
      </Button>
    </form>
  );
}
