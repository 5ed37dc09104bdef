import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallOutput } from '#platform/browser/api.ts';
import { mutation, query } from '#platform/browser/queries.ts';

export type Referral = CallOutput<'GET /api/referrals'>['data'][number];
export type Claim = CallOutput<'GET /api/claim_cashbacks'>['data'][number];

const PER_PAGE = 12;
export const codeQuery = () => query('GET /api/referral_codes');
export const referralsQuery = (page: number) => query('GET /api/referrals', { query: { page, per_page: PER_PAGE } });
export const claimsQuery = () => query('GET /api/claim_cashbacks', { query: { per_page: 50 } });
export const amountsQuery = () => query('GET /api/programs/referral_amounts', { query: { per_page: 50 } });
export const referableUniversitiesQuery = () => query('GET /api/universities/refferalable', { query: { per_page: 50 } });
export const amountQuery = (program_id: string) =>
  query('GET /api/programs/referral_amounts/{program_id}', { params: { program_id } });

export function useCreateCode() {
  const client = useQueryClient();
  return useMutation({
    ...mutation('POST /api/referral_codes'),
    onSuccess: () => client.invalidateQueries({ queryKey: ['GET /api/referral_codes'] }),
  });
}

export function useClaim() {
  const client = useQueryClient();
  return useMutation({
    ...mutation('POST /api/claim_cashbacks'),
    onSuccess: () =>
      Promise.all(['GET /api/referrals', 'GET /api/claim_cashbacks'].map((key) => client.invalidateQueries({ queryKey: [key] }))),
  });
}
