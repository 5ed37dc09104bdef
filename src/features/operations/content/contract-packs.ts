/** Learning packs of the editors as the console shows them. */
import * as z from 'zod';
import { AuditEntry } from '#features/operations/staff/contract.ts';
import { resource } from '#platform/contract/endpoint.ts';
import { from_file, published } from './contract-parts.ts';

const packFields = {
  ...published,
  title: z.string(),
  position: z.number().int().nullable(),
  card_count: z.number().int(),
  from_file,
};
export const PackItem = resource('staff_pack', z.object(packFields));
export const StaffPack = resource(
  'staff_pack',
  z.object({
    ...packFields,
    description: z.string(),
    categories: z.array(z.string()),
    /** Its cards as text. */
    cards: z.string(),
    history: z.array(AuditEntry),
  }),
);
