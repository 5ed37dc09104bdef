import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallOutput } from '#platform/browser/api.ts';
import { mutation, query } from '#platform/browser/queries.ts';

export type Terms = CallOutput<'GET /api/application_forms/start/{program_code}'>['data'];
export type Form = CallOutput<'GET /api/application_forms/{id}'>['data'];
export type FormResponse = { data: Form };

/** A program's terms and the member's application. */
export const termsQuery = (program_code: string) =>
  query('GET /api/application_forms/start/{program_code}', { params: { program_code } });

/** Returns a function that stores a changed application in the cache and invalidates the lists that contain it. */
export function useStoreForm() {
  const client = useQueryClient();
  return (response: FormResponse) => {
    const { code } = response.data.attributes.program;
    client.setQueryData(
      termsQuery(code).queryKey,
      (previous) => previous && { data: { ...previous.data, attributes: { ...previous.data.attributes, form: response.data } } },
    );
    for (const key of ['GET /api/application_forms', 'GET /api/tracker', 'GET /api/tracker/{id}'])
      void client.invalidateQueries({ queryKey: [key] });
  };
}

const useChange = () => ({ onSuccess: useStoreForm() });

export const useStartForm = () => useMutation({ ...mutation('POST /api/application_forms'), ...useChange() });
export const useSaveBasic = () => useMutation({ ...mutation('PATCH /api/application_forms/{id}/basic_details'), ...useChange() });
export const useSaveAdditional = () =>
  useMutation({ ...mutation('PATCH /api/application_forms/{id}/additional_details'), ...useChange() });
export const useConfirmForm = () => useMutation({ ...mutation('POST /api/application_forms/{id}/confirm'), ...useChange() });
export const useWithdrawForm = () => useMutation({ ...mutation('POST /api/application_forms/{id}/withdraw'), ...useChange() });
