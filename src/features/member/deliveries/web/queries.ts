import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallOutput } from '#platform/browser/api.ts';
import { dependsOn, mutation, query } from '#platform/browser/queries.ts';

type ReceivedAnswer = CallOutput<'GET /api/received/{token}'>;
export type Received = ReceivedAnswer['data']['attributes'];
export type Address = CallOutput<'GET /api/delivery_addresses/{token}'>['data']['attributes'];

export const addressQuery = (token: string) => query('GET /api/delivery_addresses/{token}', { params: { token } });
export const receivedQuery = (token: string) => query('GET /api/received/{token}', { params: { token } });
export const receivedResumeQuery = (token: string) => query('GET /api/received/{token}/resume', { params: { token } });
export const deliveryQuery = (id: string) => ({
  ...query('GET /api/job_applications/{id}/delivery', { params: { id } }),
  ...dependsOn('applications'),
});

/** The decisions of the owner of an address; each answers with the address. */
export function useAddressChanges(token: string) {
  const client = useQueryClient();
  const onSuccess = (address: CallOutput<'GET /api/delivery_addresses/{token}'>) =>
    void client.setQueryData(addressQuery(token).queryKey, address);
  return {
    confirm: useMutation({ ...mutation('POST /api/delivery_addresses/{token}/confirm'), onSuccess }),
    remove: useMutation({ ...mutation('POST /api/delivery_addresses/{token}/remove'), onSuccess }),
  };
}

/** What the holder of a link does with its application; each answers with the application, and a refusal loads it again. */
export function useReceivedChanges(token: string) {
  const client = useQueryClient();
  const key = receivedQuery(token).queryKey;
  const store = {
    onSuccess: (received: ReceivedAnswer) => void client.setQueryData(key, received),
    onError: () => void client.invalidateQueries({ queryKey: key }),
  };
  return {
    open: useMutation({ ...mutation('POST /api/received/{token}/open'), ...store }),
    move: useMutation({ ...mutation('POST /api/received/{token}/stage'), ...store }),
    reject: useMutation({ ...mutation('POST /api/received/{token}/rejection'), ...store }),
    takeBack: useMutation({ ...mutation('DELETE /api/received/{token}/rejection'), ...store }),
    stop: useMutation(mutation('POST /api/received/{token}/stop')),
  };
}

export function useSendAgain(id: string) {
  const client = useQueryClient();
  return useMutation({
    ...mutation('POST /api/job_applications/{id}/delivery'),
    onSuccess: (delivery) => void client.setQueryData(deliveryQuery(id).queryKey, delivery),
  });
}
