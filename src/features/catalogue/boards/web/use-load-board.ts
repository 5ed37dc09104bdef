import { useQueryClient } from '@tanstack/react-query';
import { boardQuery } from './queries.ts';

/** Reads a board anew, for who edits it while others do. */
export function useLoadBoard(board_slug: string) {
  const client = useQueryClient();
  return async () => (await client.fetchQuery({ ...boardQuery(board_slug), staleTime: 0 })).data.attributes;
}
