import type { ReactNode } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { GridView } from './grid-view.tsx';
import { PackView } from './pack-view.tsx';
import { boardQuery } from './queries.ts';

/**
 * A board's page: learning packs as a sequence of steps, other boards as a grid. `planButton` turns a learning pack into a
 * plan; the page passes it in, because boards must not import the plans feature.
 */
export function BoardView({ slug, planButton }: { slug: string; planButton: ReactNode }) {
  const { data: board } = useSuspenseQuery(boardQuery(slug)).data;
  const { type, can } = board.attributes;
  return type === 'learning_pack' && !can.pin ? (
    <PackView board={board} planButton={planButton} />
  ) : (
    <GridView board={board} planButton={planButton} />
  );
}
