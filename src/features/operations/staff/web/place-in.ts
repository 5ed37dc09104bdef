import type { ResourcePaneProps } from './resource.ts';

/** Where an open row is in its list, and how to go on from it; for `Pane`. */
export function placeIn<Row extends { id: string }>({ id, rows, onOpen }: ResourcePaneProps<Row>) {
  const index = rows.findIndex((row) => row.id === id);
  return {
    place: { index, of: rows.length },
    onStep: (by: 1 | -1) => {
      const next = rows[index + by];
      if (next) onOpen(next.id);
    },
    onClose: () => onOpen(undefined),
  };
}
