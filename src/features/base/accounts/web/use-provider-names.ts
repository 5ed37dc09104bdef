import { useQuery } from '@tanstack/react-query';
import { signInOptionsQuery } from './queries.ts';

/** Finds the name of a provider; its id, if it is not offered any more. */
export function useProviderNames(): (id: string) => string {
  const { data } = useQuery(signInOptionsQuery());
  return (id) => data?.data.find((option) => option.id === id)?.attributes.name ?? id;
}
