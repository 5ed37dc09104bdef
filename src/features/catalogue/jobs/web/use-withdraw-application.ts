import { useMutation, useQueryClient } from '@tanstack/react-query';
import { mutation } from '#platform/browser/queries.ts';
import { jobQuery, refetchJobLists } from './queries.ts';

export function useWithdrawApplication() {
  const client = useQueryClient();
  return useMutation({
    ...mutation('POST /api/job_applications/{id}/withdraw'),
    onSuccess: async ({ data }) => {
      await client.invalidateQueries({ queryKey: jobQuery(data.attributes.job.attributes.slug).queryKey });
      await refetchJobLists(client);
    },
  });
}
