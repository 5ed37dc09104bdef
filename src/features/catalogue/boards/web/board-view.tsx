import type { ReactNode } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { GridView } from './grid-view.tsx';
import { PackView } from './pack-view.tsx';
import { boardQuery } from './queries.ts';

/**
 * A board's page: a grid, or for a learning pack that the viewer may not change, a sequence of steps. `planButton` turns a
 * learning pack into a plan; the page passes it in, because boards must not import the feature of plans.
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
