import { useNavigate } from '@tanstack/react-router';
import FolderPlus from 'lucide-react/icons/folder-plus';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { useCreateBoard, type Roadmap } from './queries.ts';

/** Creates a private board of the plan's unlocked resources and links to it. */
export function BoardButton({ roadmap }: { roadmap: Roadmap }) {
  const createBoard = useCreateBoard();
  const navigate = useNavigate();
  const toast = useToast();
  const create = () =>
    createBoard.mutate(
      { params: { id: roadmap.id } },
      {
        onSuccess: ({ data }) => {
          const openBoard = () => void navigate({ href: data.attributes.path });
          toast.show(m.roadmaps_board_made(), { action: { label: m.roadmaps_board_open(), onPress: openBoard } });
        },
        onError: (error) => void toast.show(error.message, { kind: 'warn' }),
      },
    );
  return (
    <Button variant="bare" small icon={FolderPlus} loading={createBoard.isPending} onClick={create}>
      {m.roadmaps_board()}
    </Button>
  );
}
