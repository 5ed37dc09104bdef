import { useSuspenseQuery } from '@tanstack/react-query';
import { OpenBoard } from './open-board.tsx';
import { PackView } from './pack-view.tsx';
import { boardQuery } from './queries.ts';

/** A board's page: learning packs as a sequence of steps, other boards as a grid. */
export function BoardView({ slug }: { slug: string }) {
  const { data: board } = useSuspenseQuery(boardQuery(slug)).data;
  const { type, can } = board.attributes;
  return type === 'learning_pack' && !can.pin ? <PackView board={board} /> : <OpenBoard board={board} />;
}
