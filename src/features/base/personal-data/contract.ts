/** Personal data: a member's data export and account deletion. */
import * as z from 'zod';
import type { Contract } from '#platform/contract/endpoint.ts';
import { issueCode } from '#platform/contract/problem.ts';

/** The phrase a member types to confirm deleting the account. */
export const DeletionPhrase = z.literal('delete my account', { error: issueCode('deletion-phrase') });

/** Why something of a deleted account stays. */
export const Remains = z.enum(['receipts', 'audit', 'mail', 'published', 'company']);
export type Remains = z.output<typeof Remains>;

export const personalDataContract = {
  'GET /api/users/export': {
    summary: 'Export my data as a ZIP of JSON and my files; requires a sign-in within the last ten minutes',
    auth: true,
    ok: { file: 'application/zip' },
    errors: [401],
    limit: { max: 5, seconds: 3600 },
    cost: 'export',
  },
  'POST /api/users/delete_account': {
    summary: 'Delete my account permanently; requires a sign-in within the last ten minutes',
    auth: true,
    whileSuspended: true,
    body: { json: z.object({ confirm: DeletionPhrase }) },
    ok: null,
    errors: [401, 409],
    limit: { max: 10, seconds: 3600 },
  },
} satisfies Contract;

type PersonalDataContract = typeof personalDataContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends PersonalDataContract {}
}
