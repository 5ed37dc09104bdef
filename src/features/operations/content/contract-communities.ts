/** Communities as the console shows them. */
import * as z from 'zod';
import { AuditEntry } from '#features/operations/staff/contract.ts';
import { resource } from '#platform/contract/endpoint.ts';
import { from_file, published } from './contract-parts.ts';

const communityFields = { ...published, name: z.string(), position: z.number().int(), from_file };
export const CommunityItem = resource('staff_community', z.object(communityFields));
export const StaffCommunity = resource(
  'staff_community',
  z.object({
    ...communityFields,
    family: z.string(),
    description: z.string(),
    about: z.string(),
    topics: z.array(z.string()),
    followers: z.number().int(),
    questions: z.number().int(),
    history: z.array(AuditEntry),
  }),
);
