import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { CallInput } from '#platform/browser/api.ts';
import { mutation } from '#platform/browser/queries.ts';

type Comparison = CallInput<'POST /api/job_entries'>['json'];
/** Where the free look of an entry is: below its job. */
type Place = { company_slug: string; job_slug: string };

/** Opens the free look of an entry, which `compare` makes first. */
export function useCompare(place: Place) {
  const navigate = useNavigate();
  const mutate = useMutation(mutation('POST /api/job_entries'));
  const open = (jobApplicationId: string) =>
    void navigate({
      to: '/jobs-apprenticeships/$company_slug/$job_slug/$jobApplicationId/thankyou',
      params: { ...place, jobApplicationId },
    });
  return {
    open,
    compare: (json: Comparison) => mutate.mutate({ json }, { onSuccess: ({ data }) => open(data.job_application_id) }),
    isPending: mutate.isPending,
    error: mutate.error,
  };
}
