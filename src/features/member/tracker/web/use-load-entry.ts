import { useQueryClient } from '@tanstack/react-query';
import { entryQuery } from './queries.ts';

/** Reads an entry anew, for who changes it in two places. */
export function useLoadEntry(id: string) {
  const client = useQueryClient();
  return async () => (await client.fetchQuery({ ...entryQuery(id), staleTime: 0 })).data.attributes;
}
